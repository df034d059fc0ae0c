import type { attributeStore } from '@console/api';
import { LastChange } from '@console/product';
import { useQuery } from '@console/query';
import { PanelForm, useForm } from '@console/ui/form';
import { useMemo } from 'react';
import { documentFields } from '../documents/document-fields';
import { documentsQuery, useSaveDocument } from '../documents/documents-queries';
import { PendingDocumentChanges } from './DocumentComparison';
import { DocumentFields } from './DocumentFields';
import { documentSchema, emptyDocument, toFormValues, toRequest } from './document-schema';

interface DocumentFormProps {
  /** Without one it is the form of a new document. */
  document?: attributeStore.Document;
  onSaved: (saved: attributeStore.Document) => void;
  onCancel: () => void;
}

/** Under this name the panel knows whether a document has unsaved changes. */
export const EDIT_FORM = 'edit-document';

/** A document in development, the only environment where it is written. */
export function DocumentForm({ document, onSaved, onCancel }: DocumentFormProps) {
  const saveDocument = useSaveDocument();
  const form = useForm({
    id: document ? EDIT_FORM : 'new-document',
    label: document ? 'Edit document' : 'New document',
    schema: documentSchema(useOtherTypes(document?.id)),
    values: document ? toFormValues(document) : emptyDocument,
    labels: documentFields.labels,
    describe,
  });

  return (
    <PanelForm
      form={form}
      isNew={!document}
      save={saveDocument}
      onSubmit={(values) => saveDocument.mutate(toRequest(values, document), { onSuccess: onSaved })}
      onCancel={onCancel}
      lead={document && <PendingDocumentChanges environment="development" document={document} />}
      aside={document && <LastChange at={document.updatedAt} by={document.updatedByName} />}
    >
      <DocumentFields form={form} />
    </PanelForm>
  );
}

const inWords = (name: keyof attributeStore.DocumentValues) => (value: string | boolean) =>
  documentFields.wordsOf(name, value);
const describe = {
  internalOnly: inWords('internalOnly'),
  changesAllowed: inWords('changesAllowed'),
  plexmode: inWords('plexmode'),
  colormode: inWords('colormode'),
  active: inWords('active'),
};

/** ATTR-047: a document's own row does not count. The platform looks again when it saves. */
function useOtherTypes(ownId: string | undefined): ReadonlySet<string> {
  const { data } = useQuery(documentsQuery('development'));
  return useMemo(
    () => new Set(data?.documents.filter(({ id }) => id !== ownId).map(({ type }) => type.toLowerCase())),
    [data, ownId],
  );
}
