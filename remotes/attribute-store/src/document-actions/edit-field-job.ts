import { attributeStore } from '@console/api';
import { recordJob } from '@console/product';
import { n, t } from '@console/words';
import { countDocuments, documentsPartlyDone } from '../documents/document-fields';
import { documentsPath } from '../documents/document-paths';
import { type DocumentFormValues, toFormValues, toRequest } from '../documents/document-schema';
import { refreshDocuments, takeOverSaved } from '../documents/documents-queries';

/** Type and name are unique, `active` has its own action. */
export type SharedField = Exclude<keyof DocumentFormValues, 'type' | 'name' | 'active'>;

export interface FieldEdit {
  field: SharedField;
  value: string;
}

export const DOCUMENTS = {
  partlyDone: documentsPartlyDone,
  counted: countDocuments,
  changed: (count: number) =>
    n(count, '{count} document changed in Development', '{count} documents changed in Development'),
};

/** Undefined = already so. */
export function reverseOf(document: attributeStore.Document, { field, value }: FieldEdit): FieldEdit | undefined {
  const oldValue = toFormValues(document)[field];
  return oldValue === value ? undefined : { field, value: oldValue };
}

/** Edits in development only. Saves a refused batch document by document. */
export const editFieldJob = recordJob<attributeStore.Document, FieldEdit>({
  kind: 'edit-documents',
  noun: DOCUMENTS,
  href: documentsPath('development'),
  labelOf: () => t('Changing documents'),
  failedOf: () => t('Failed to save'),
  atOnce: 50,
  async read(ids, signal) {
    const documents = await attributeStore.getDocumentsById('development', ids, signal);
    return new Map(documents.map((document) => [document.id, document]));
  },
  reverseOf,
  async save(changes) {
    const requests = changes.map(({ row, change: { field, value } }) =>
      toRequest({ ...toFormValues(row), [field]: value }, row),
    );
    return { rows: await attributeStore.saveDocuments(requests) };
  },
  takeOver: takeOverSaved,
  readAgain: refreshDocuments,
});
