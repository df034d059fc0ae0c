import type { attributeStore } from '@console/api';
import { defineFields, type FieldValue } from '@console/product';
import { counted } from '@console/ui';
import { colormodes, plexmodes, yesOrNo } from './document-options';

const labelIn = (options: readonly { value: string; label: string }[]) => (value: FieldValue) =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

/** A document's properties with their labels, in the order of the contract. */
export const documentFields = defineFields<keyof attributeStore.DocumentValues>([
  { name: 'type', label: 'Type' },
  { name: 'category', label: 'Category' },
  { name: 'name', label: 'Name' },
  { name: 'topic', label: 'Topic' },
  { name: 'internalOnly', label: 'Internal Only', words: labelIn(yesOrNo) },
  { name: 'changesAllowed', label: 'Changes Allowed', words: labelIn(yesOrNo) },
  { name: 'retentionPolicy', label: 'Retention Policy' },
  { name: 'adminCompany', label: 'Admin Company' },
  { name: 'plexmode', label: 'Plexmode', words: labelIn(plexmodes) },
  { name: 'colormode', label: 'Colormode', words: labelIn(colormodes) },
  { name: 'postmode', label: 'Postmode' },
  { name: 'distributionMethod', label: 'Distribution Method' },
  { name: 'comment', label: 'Comment' },
  { name: 'active', label: 'Active', words: labelIn(yesOrNo) },
]);

export const DOCUMENT = { one: 'document', many: 'documents' };

export const countDocuments = (count: number) => counted(count, DOCUMENT);
