import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useLocation, useNavigate } from '@console/router';
import { ConfirmDialog, showFailure, toast } from '@console/ui';
import { countDocuments } from './document-previews';
import { documentPath, documentsPath } from './document-paths';
import { useDeleteDocuments } from './documents-queries';
import { SelectedDocuments } from './SelectedDocuments';
import { useDocumentTab } from './use-document-tab';

interface DeleteDocumentsDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onClose: () => void;
}

/** ATTR-041 */
export function DeleteDocumentsDialog({ environment, documents, onClose }: DeleteDocumentsDialogProps) {
  const deleteDocuments = useDeleteDocuments();
  const { pathname } = useLocation();
  const { searchFor } = useDocumentTab();
  const navigate = useNavigate();

  function remove() {
    deleteDocuments.mutate(
      documents.map(({ id }) => id),
      {
        onSuccess() {
          toast.success('Documents deleted', {
            description: `${countDocuments(documents.length)} in all environments`,
          });
          onClose();
          const isOneOpen = documents.some(({ id }) => documentPath(environment, id) === pathname);
          if (isOneOpen) navigate(`${documentsPath(environment)}${searchFor('properties')}`);
        },
        onError: (error) => showFailure(error, 'Failed to delete'),
      },
    );
  }

  return (
    <ConfirmDialog
      title="Delete documents"
      verb={documents.length === 1 ? 'Delete document' : `Delete ${countDocuments(documents.length)}`}
      danger
      busy={deleteDocuments.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {documents.length === 1 ? 'This document is' : `These ${countDocuments(documents.length)} are`} deleted from all
        environments: Development, Test and Production. The delete is soft, so the platform keeps the data.
      </p>
      <SelectedDocuments documents={documents} />
    </ConfirmDialog>
  );
}
