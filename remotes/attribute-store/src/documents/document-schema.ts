import { attributeStore, fieldsOf } from '@console/api';
import { z } from '@console/schema';
import { nameKey } from '@console/schema/names';
import { t } from '@console/words';
import { documentFields } from './document-fields';

const { labels } = documentFields;

const { type, category, name, topic, retentionPolicy, adminCompany, postmode, distributionMethod, comment } =
  attributeStore.saveDocumentRequest.shape;
const required = (text: z.ZodMiniString<string>, label: string) =>
  text.check(z.refine((input) => input.trim() !== '', t('{label} is required', { label })));
/** Text, so that '' is no choice. */
const choice = z.string();

/** ATTR-046..ATTR-058. `otherTypes` by `nameKey`. */
export const documentSchema = (otherTypes: ReadonlySet<string>) =>
  z.object({
    type: required(type, labels.type).check(
      z.refine((input) => !otherTypes.has(nameKey(input)), t('Type is not unique')),
    ),
    category: required(category, labels.category),
    name: required(name, labels.name),
    topic: required(topic, labels.topic),
    internalOnly: required(choice, labels.internalOnly),
    changesAllowed: required(choice, labels.changesAllowed),
    retentionPolicy: required(retentionPolicy, labels.retentionPolicy),
    adminCompany: required(adminCompany, labels.adminCompany),
    plexmode: required(choice, labels.plexmode),
    colormode: required(choice, labels.colormode),
    postmode: required(postmode, labels.postmode),
    distributionMethod: required(distributionMethod, labels.distributionMethod),
    comment,
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
  ...fieldsOf(attributeStore.documentValues, document),
  internalOnly: String(document.internalOnly),
  changesAllowed: String(document.changesAllowed),
  plexmode: String(document.plexmode),
  colormode: String(document.colormode),
});

/** Absent `document` = create. */
export const toRequest = (
  values: DocumentFormValues,
  { id, updatedAt }: Pick<attributeStore.Document, 'id' | 'updatedAt'> = { id: '', updatedAt: '' },
): attributeStore.SaveDocumentRequest => ({
  ...values,
  // A save by keyboard skips the blur that trims.
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
