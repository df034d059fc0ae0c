import type { attributeStore } from '@console/api';
import { documentOptions } from '@console/api/document-options';
import { sameName } from '@console/schema/names';
import { t, translated } from '@console/words';
import { later } from '@console/words/later';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { documentFields } from './document-history';
import { documents } from './document-tables';

type Values = attributeStore.DocumentValues;

const REQUIRED = {
  type: later('Type is required'),
  category: later('Category is required'),
  name: later('Name is required'),
  topic: later('Topic is required'),
  retentionPolicy: later('Retention Policy is required'),
  adminCompany: later('Admin Company is required'),
  postmode: later('Postmode is required'),
  distributionMethod: later('Distribution Method is required'),
} satisfies Partial<Record<keyof Values, string>>;

const CHOICES: Partial<Record<keyof Values, readonly unknown[]>> = {
  category: documentOptions.categories,
  retentionPolicy: documentOptions.retentionPolicies.development,
  adminCompany: documentOptions.adminCompanies,
  plexmode: [0, 2],
  colormode: [0],
  postmode: ['A', 'B'],
  distributionMethod: ['ByCustomerPreference', 'MandatoryPrint', 'MustReachCustomer'],
};

/**
 * Returns the stored form: trimmed, in the contract's order. Refuses missing values, a type in use, values off the
 * lists.
 */
export async function checkDocument(
  platform: Platform,
  values: Values,
  current: Pick<typeof documents.$inferSelect, 'content' | 'id'> | undefined,
): Promise<Values> {
  const content = Object.fromEntries(documentFields.map((field) => [field, trimmed(values[field])])) as Values;
  const errors: Record<string, string | undefined> = {};
  for (const [field, choices] of Object.entries(CHOICES)) {
    const value = content[field as keyof Values];
    // A value may outlive the list of choices (C45).
    const isUnchanged = value === current?.content[field as keyof Values];
    if (!isUnchanged && !choices.includes(value))
      errors[field] = t('{value} isn’t available. Choose another value.', { value: String(value) });
  }
  for (const [field, text] of Object.entries(REQUIRED)) {
    if (content[field as keyof Values] === '') errors[field] = translated(text);
  }
  const isRenamed = !sameName(content.type, current?.content.type ?? '');
  if (!errors.type && isRenamed && (await isTaken(platform, content.type, current?.id))) {
    errors.type = t('Type is not unique');
  }
  refuseInvalid(errors);
  return content;
}

const trimmed = (value: Values[keyof Values]) => (typeof value === 'string' ? value.trim() : value);

async function isTaken({ db }: Platform, type: string, ownId = ''): Promise<boolean> {
  const otherDocuments = await db
    .select({ type: sql<string>`json_extract(${documents.content}, '$.type')` })
    .from(documents)
    .where(and(eq(documents.environment, 'development'), ne(documents.id, ownId), isNull(documents.deletedAt)));
  // SQLite ignores the case of ASCII only.
  return otherDocuments.some((otherDocument) => sameName(otherDocument.type, type));
}
