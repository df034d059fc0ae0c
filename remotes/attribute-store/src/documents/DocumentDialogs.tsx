import type { attributeStore, DocumentEnvironment } from '@console/api';
import { ActivationDialog } from './ActivationDialog';
import { DeleteDocumentsDialog } from './DeleteDocumentsDialog';
import { LoadDialog } from './LoadDialog';
import { PublishDialog } from './PublishDialog';

/** What is being done with some of the documents, or with all. */
export type DocumentAction =
  | { kind: 'publish' | 'activate' | 'delete'; documents: readonly attributeStore.Document[] }
  | { kind: 'load'; source: DocumentEnvironment };

interface DocumentDialogsProps {
  environment: DocumentEnvironment;
  action: DocumentAction | undefined;
  onClose: () => void;
}

/** The dialog of an action; none while nothing is being done. */
export function DocumentDialogs({ environment, action, onClose }: DocumentDialogsProps) {
  switch (action?.kind) {
    case 'publish':
      return <PublishDialog environment={environment} documents={action.documents} onClose={onClose} />;
    case 'activate':
      return <ActivationDialog environment={environment} documents={action.documents} onClose={onClose} />;
    case 'delete':
      return <DeleteDocumentsDialog environment={environment} documents={action.documents} onClose={onClose} />;
    case 'load':
      return <LoadDialog environment={environment} source={action.source} onClose={onClose} />;
    case undefined:
      return null;
  }
}
