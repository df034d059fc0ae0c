import { attributeStore, type DocumentEnvironment } from '@console/api';

type Values = attributeStore.DocumentValues;

/** A document's fields, in the order of the contract. */
export const documentFields = Object.keys(attributeStore.documentValues.shape) as (keyof Values)[];

/** What a field changed from and to; undefined = there was no document, and then every field is new. */
export function changesBetween(before: Values | undefined, after: Values): attributeStore.DocumentChange[] {
  return documentFields
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ type: field, oldValue: before?.[field] ?? null, newValue: after[field] }));
}

/** What a publish or a load changed in the environment it went to. Of a document that is new there, only the way. */
export function changesOfCopy(
  from: DocumentEnvironment,
  to: DocumentEnvironment,
  before: Values | undefined,
  after: Values,
): attributeStore.DocumentChange[] {
  return [{ type: 'environment', oldValue: from, newValue: to }, ...(before ? changesBetween(before, after) : [])];
}
