import type { attributeStore } from '@console/api';
import { useQuery } from '@console/query';
import { toast } from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { useMemo } from 'react';
import { DocumentFields } from './DocumentFields';
import { LastChange } from './LastChange';
import { PendingChangesNotice } from './PendingChangesNotice';
import { documentSchema, emptyDocument, toFormValues, toRequest } from './document-schema';
import { labels, wordsOf } from './document-words';
import { documentsQuery, useSaveDocument } from './documents-queries';

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
    labels,
    describe,
  });

  return (
    <PanelForm
      form={form}
      isNew={!document}
      onSubmit={(values) =>
        saveDocument.mutate(toRequest(values, document), {
          onSuccess(saved) {
            toast.success('Document saved', { description: saved.name });
            onSaved(saved);
          },
        })
      }
      isSubmitting={saveDocument.isPending}
      submitError={saveDocument.error}
      failureMessage="Failed to save"
      onCancel={onCancel}
      lead={document && <PendingChangesNotice environment="development" document={document} />}
      aside={document && <LastChange document={document} />}
    >
      <DocumentFields form={form} />
    </PanelForm>
  );
}

const describe = {
  internalOnly: (value: string) => wordsOf('internalOnly', value),
  changesAllowed: (value: string) => wordsOf('changesAllowed', value),
  plexmode: (value: string) => wordsOf('plexmode', value),
  colormode: (value: string) => wordsOf('colormode', value),
  active: (value: boolean) => wordsOf('active', value),
};

/** ATTR-047: a document's own row does not count. The platform looks again when it saves. */
function useOtherTypes(ownId: string | undefined): ReadonlySet<string> {
  const { data } = useQuery(documentsQuery('development'));
  return useMemo(
    () => new Set(data?.documents.filter(({ id }) => id !== ownId).map(({ type }) => type.toLowerCase())),
    [data, ownId],
  );
}
