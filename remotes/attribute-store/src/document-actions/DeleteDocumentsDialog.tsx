import type { attributeStore, DocumentEnvironment } from '@console/api';
import { useRecordTab } from '@console/product';
import { useLocation, useNavigate } from '@console/router';
import { ConfirmDialog } from '@console/ui';
import { n, t } from '@console/words';
import { documentPath, documentsPath } from '../documents/document-paths';
import { useDeleteDocuments } from '../documents/documents-queries';
import { SelectedDocuments } from './SelectedDocuments';

interface DeleteDocumentsDialogProps {
  environment: DocumentEnvironment;
  documents: readonly attributeStore.Document[];
  onClose: () => void;
}

/** ATTR-041 */
export function DeleteDocumentsDialog({ environment, documents, onClose }: DeleteDocumentsDialogProps) {
  const { pathname } = useLocation();
  const { searchFor } = useRecordTab();
  const navigate = useNavigate();

  function closePanel() {
    const isOneOpen = documents.some(({ id }) => documentPath(environment, id) === pathname);
    if (isOneOpen) navigate(`${documentsPath(environment)}${searchFor('properties')}`);
  }

  return (
    <ConfirmDialog
      title={t('Delete documents')}
      verb={n(documents.length, 'Delete document', 'Delete {count} documents')}
      danger
      save={useDeleteDocuments()}
      variables={documents.map(({ id }) => id)}
      onSaved={closePanel}
      onClose={onClose}
    >
      <p>
        {n(
          documents.length,
          'This document will be deleted from all environments: Development, Test, and Production. This is a soft delete, so the platform keeps the data.',
          'These {count} documents will be deleted from all environments: Development, Test, and Production. This is a soft delete, so the platform keeps the data.',
        )}
      </p>
      <SelectedDocuments documents={documents} />
    </ConfirmDialog>
  );
}
