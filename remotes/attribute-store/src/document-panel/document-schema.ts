import type { attributeStore } from '@console/api';
import { z } from '@console/schema';
import { documentFields } from '../documents/document-fields';

const { labels } = documentFields;

const required = (label: string) => z.string().check(z.refine((text) => text.trim() !== '', `${label} is required`));

/** ATTR-046..ATTR-058. `otherTypes` are those of all other documents, in small letters. */
export const documentSchema = (otherTypes: ReadonlySet<string>) =>
  z.object({
    type: required(labels.type).check(
      z.refine((type) => !otherTypes.has(type.trim().toLowerCase()), 'Type is not unique'),
    ),
    category: required(labels.category),
    name: required(labels.name),
    topic: required(labels.topic),
    // What is chosen from a list is text in the form, so that nothing can be chosen yet.
    internalOnly: required(labels.internalOnly),
    changesAllowed: required(labels.changesAllowed),
    retentionPolicy: required(labels.retentionPolicy),
    adminCompany: required(labels.adminCompany),
    plexmode: required(labels.plexmode),
    colormode: required(labels.colormode),
    postmode: required(labels.postmode),
    distributionMethod: required(labels.distributionMethod),
    comment: z.string(),
    active: z.boolean(),
  });
export type DocumentFormValues = z.infer<ReturnType<typeof documentSchema>>;

/** ATTR-031 */
export const emptyDocument: DocumentFormValues = {
  type: '',
  category: '',
  name: '',
  topic: '',
  internalOnly: '',
  changesAllowed: '',
  retentionPolicy: '',
  adminCompany: '',
  plexmode: '',
  colormode: '',
  postmode: '',
  distributionMethod: '',
  comment: '',
  active: true,
};

export const toFormValues = (document: attributeStore.Document): DocumentFormValues => ({
  type: document.type,
  category: document.category,
  name: document.name,
  topic: document.topic,
  internalOnly: String(document.internalOnly),
  changesAllowed: String(document.changesAllowed),
  retentionPolicy: document.retentionPolicy,
  adminCompany: document.adminCompany,
  plexmode: String(document.plexmode),
  colormode: String(document.colormode),
  postmode: document.postmode,
  distributionMethod: document.distributionMethod,
  comment: document.comment,
  active: document.active,
});

/** What a new document like another begins with: all but the type, which no two share (ATTR-047). */
export const toCopyValues = (source: attributeStore.Document): DocumentFormValues => ({
  ...toFormValues(source),
  type: '',
});

/** Without a document it is a new one, which has no id yet. */
export const toRequest = (
  values: DocumentFormValues,
  { id, updatedAt }: Pick<attributeStore.Document, 'id' | 'updatedAt'> = { id: '', updatedAt: '' },
): attributeStore.SaveDocumentRequest => ({
  ...values,
  // Saved by key, a field has not been left.
  type: values.type.trim(),
  name: values.name.trim(),
  topic: values.topic.trim(),
  comment: values.comment.trim(),
  internalOnly: values.internalOnly === 'true',
  changesAllowed: values.changesAllowed === 'true',
  plexmode: Number(values.plexmode),
  colormode: Number(values.colormode),
  id,
  updatedAt,
});
