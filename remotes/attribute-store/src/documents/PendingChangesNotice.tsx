import { attributeStore, type DocumentEnvironment } from '@console/api';
import { Button, environmentNames, Notice } from '@console/ui';
import { useState } from 'react';
import { DocumentPendingChangesDialog } from './DocumentPendingChangesDialog';

interface PendingChangesNoticeProps {
  environment: DocumentEnvironment;
  document: attributeStore.Document;
}

/** Says of an edited document that it is not published as it is here, and shows in what. */
export function PendingChangesNotice({ environment, document }: PendingChangesNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const target = attributeStore.publishTarget[environment];
  if (!document.hasChanged || !target) return null;
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={() => setIsOpen(true)}>
            Pending changes
          </Button>
        }
      >
        Edited since it was last published to {environmentNames[target]}
      </Notice>
      {isOpen && (
        <DocumentPendingChangesDialog
          environment={environment}
          target={target}
          document={document}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
