import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useJob } from '@console/ui';
import { JobDialog } from '@console/ui/jobs';
import { ACTIVATION_TITLE, ActivationDialog } from './ActivationDialog';
import { DeleteDocumentsDialog } from './DeleteDocumentsDialog';
import { activationJob, publishJob } from './document-jobs';
import { EDIT_FIELD_TITLE, EditFieldDialog } from './EditFieldDialog';
import { editFieldJob } from './edit-field-job';
import { PUBLISH_TITLE, PublishDocumentsDialog } from './PublishDocumentsDialog';

export type DocumentAction =
  | { kind: 'publish' | 'activate' | 'edit' | 'delete'; documents: readonly attributeStore.Document[] }
  | { kind: 'publishing' | 'activating' | 'editing' };

interface DocumentDialogsProps {
  environment: DocumentEnvironment;
  action: DocumentAction | undefined;
  onAct: (action: DocumentAction | undefined) => void;
}

export function DocumentDialogs({ environment, action, onAct }: DocumentDialogsProps) {
  const publishing = useJob(publishJob, environment);
  const activation = useJob(activationJob);
  const editing = useJob(editFieldJob);
  const onClose = () => onAct(undefined);

  switch (action?.kind) {
    case 'publish':
      return (
        <PublishDocumentsDialog
          environment={environment}
          documents={action.documents}
          onStarted={() => onAct({ kind: 'publishing' })}
          onClose={onClose}
        />
      );
    case 'activate':
      return (
        <ActivationDialog
          documents={action.documents}
          onStarted={() => onAct({ kind: 'activating' })}
          onClose={onClose}
        />
      );
    case 'edit':
      return (
        <EditFieldDialog documents={action.documents} onStarted={() => onAct({ kind: 'editing' })} onClose={onClose} />
      );
    case 'publishing':
      return <JobDialog title={PUBLISH_TITLE} controls={publishing} onClose={onClose} />;
    case 'activating':
      return <JobDialog title={ACTIVATION_TITLE} controls={activation} onClose={onClose} />;
    case 'editing':
      return <JobDialog title={EDIT_FIELD_TITLE} controls={editing} onClose={onClose} />;
    case 'delete':
      return <DeleteDocumentsDialog environment={environment} documents={action.documents} onClose={onClose} />;
    case undefined:
      return null;
  }
}
