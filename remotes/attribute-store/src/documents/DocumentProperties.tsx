import type { attributeStore, DocumentEnvironment } from '@console/api';
import { ApiError } from '@console/http';
import { useQuery } from '@console/query';
import { LoadError, PanelBody } from '@console/ui';
import { useUnsavedForms } from '@console/ui/form';
import { useState } from 'react';
import { DocumentForm, EDIT_FORM } from './DocumentForm';
import { DocumentReadOnly } from './DocumentReadOnly';
import { DocumentSkeleton } from './DocumentSkeleton';
import { documentQuery } from './documents-queries';

interface DocumentPropertiesProps {
  environment: DocumentEnvironment;
  documentId: string;
  onClose: () => void;
}

/** Loads the document and mounts its form, or says why there is none. */
export function DocumentProperties({ environment, documentId, onClose }: DocumentPropertiesProps) {
  const record = useQuery(documentQuery(environment, documentId));
  const isUnsaved = useUnsavedForms().includes(EDIT_FORM);
  const [shown, setShown] = useState<attributeStore.Document>();
  const isRead = record.data !== undefined && (shown !== undefined || !(record.isFetching && record.isStale));
  // Publishing and loading change documents while one is open: it follows, unless somebody has begun to write in it.
  if (isRead && record.data !== shown && !isUnsaved) setShown(record.data);

  const isGone = record.error instanceof ApiError && record.error.code === 'notFound';
  if (record.error && (!shown || isGone)) {
    return (
      <PanelBody>
        <LoadError title="Failed to load" query={record} />
      </PanelBody>
    );
  }
  if (!shown) return <DocumentSkeleton />;
  if (environment !== 'development') {
    return <DocumentReadOnly environment={environment} document={shown} onClose={onClose} />;
  }
  return <DocumentForm key={shown.updatedAt} document={shown} onSaved={onClose} onCancel={onClose} />;
}
