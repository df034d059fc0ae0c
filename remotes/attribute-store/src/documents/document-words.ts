import { attributeStore } from '@console/api';
import { environmentNames } from '@console/product';
import { colormodes, plexmodes, yesOrNo } from './document-options';

/** A document's properties as people see them, in the order of the contract. */
export const labels: Record<keyof attributeStore.DocumentValues, string> = {
  type: 'Type',
  category: 'Category',
  name: 'Name',
  topic: 'Topic',
  internalOnly: 'Internal Only',
  changesAllowed: 'Changes Allowed',
  retentionPolicy: 'Retention Policy',
  adminCompany: 'Admin Company',
  plexmode: 'Plexmode',
  colormode: 'Colormode',
  postmode: 'Postmode',
  distributionMethod: 'Distribution Method',
  comment: 'Comment',
  active: 'Active',
};

type Property = keyof attributeStore.DocumentValues;
const properties = Object.keys(attributeStore.documentValues.shape) as Property[];

/** A property by the platform's name for it; one that this console does not know keeps that name. */
export const labelOf = (property: string): string => labels[property as Property] ?? property;

const OPTIONS = {
  internalOnly: yesOrNo,
  changesAllowed: yesOrNo,
  active: yesOrNo,
  plexmode: plexmodes,
  colormode: colormodes,
  environment: Object.entries(environmentNames).map(([value, label]) => ({ value, label })),
};

/** What a property holds, in words; empty where there is nothing. */
export function wordsOf(property: string, value: string | number | boolean | null): string {
  if (value === null) return '';
  const own = String(value);
  return OPTIONS[property as keyof typeof OPTIONS]?.find((option) => option.value === own)?.label ?? own;
}

/** One property before and after, in words. */
export interface PropertyChange {
  property: string;
  before: string;
  after: string;
}

/** What differs between two versions of a document; all that it holds, where it was not there before. */
export function changesBetween(
  before: attributeStore.DocumentValues | undefined,
  after: attributeStore.DocumentValues,
): PropertyChange[] {
  return properties
    .filter((property) => before?.[property] !== after[property])
    .map((property) => ({
      property: labels[property],
      before: wordsOf(property, before?.[property] ?? null),
      after: wordsOf(property, after[property]),
    }));
}
