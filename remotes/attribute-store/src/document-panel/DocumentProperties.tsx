import type { attributeStore, DocumentEnvironment } from '@console/api';
import { ApiError } from '@console/http';
import { LastChange, RecordReadOnly, RecordSkeleton } from '@console/product';
import { useQuery } from '@console/query';
import { LoadError, Loaded, PanelBody } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { t } from '@console/words';
import { type ReactNode, useState } from 'react';
import { documentFields } from '../documents/document-fields';
import { documentQuery } from '../documents/documents-queries';
import { PendingDocumentChanges } from './DocumentComparison';
import { DocumentForm, EDIT_FORM } from './DocumentForm';

interface DocumentPropertiesProps {
  environment: DocumentEnvironment;
  documentId: string;
  onClose: () => void;
}

export function DocumentProperties({ environment, documentId, onClose }: DocumentPropertiesProps) {
  const query = useQuery(documentQuery(environment, documentId));
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  const isGone = query.error instanceof ApiError && query.error.code === 'notFound';
  const failure = (content: ReactNode) => <PanelBody>{content}</PanelBody>;
  // Closing must not lose unsaved input.
  if (isGone && !isUnsaved) return failure(<LoadError title={t('Failed to load')} query={query} />);
  return (
    <Loaded query={query} failureMessage={t('Failed to load')} skeleton={<RecordSkeleton />} wrapFailure={failure}>
      {(document) => (
        <Properties environment={environment} document={document} isUnsaved={isUnsaved} onClose={onClose} />
      )}
    </Loaded>
  );
}

interface PropertiesProps {
  environment: DocumentEnvironment;
  document: attributeStore.Document;
  isUnsaved: boolean;
  onClose: () => void;
}

function Properties({ environment, document, isUnsaved, onClose }: PropertiesProps) {
  const [shown, setShown] = useState(document);
  // Publishing and loading change an open document; unsaved input stays.
  if (document !== shown && !isUnsaved) setShown(document);

  if (environment === 'development') {
    return <DocumentForm key={shown.updatedAt} document={shown} onSaved={onClose} onCancel={onClose} />;
  }
  return (
    <RecordReadOnly
      fields={documentFields}
      record={shown}
      // ATTR-026, ATTR-027
      reason={t('Unable to edit document in test and production. Please edit the document in development.')}
      lead={<PendingDocumentChanges environment={environment} document={shown} />}
      aside={<LastChange at={shown.updatedAt} by={shown.updatedByName} />}
      onClose={onClose}
    />
  );
}
