import type { attributeStore } from '@console/api';
import { defineFields, type FieldValue } from '@console/product';
import { n, t } from '@console/words';
import { colormodes, plexmodes, yesOrNo } from './document-options';

const labelIn = (options: readonly { value: string; label: string }[]) => (value: FieldValue) =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

export const documentFields = defineFields<keyof attributeStore.DocumentValues>([
  { name: 'type', label: t('Type') },
  { name: 'category', label: t('Category') },
  { name: 'name', label: t('Name') },
  { name: 'topic', label: t('Topic') },
  { name: 'internalOnly', label: t('Internal Only'), words: labelIn(yesOrNo) },
  { name: 'changesAllowed', label: t('Changes Allowed'), words: labelIn(yesOrNo) },
  { name: 'retentionPolicy', label: t('Retention Policy') },
  { name: 'adminCompany', label: t('Admin Company') },
  { name: 'plexmode', label: t('Plexmode'), words: labelIn(plexmodes) },
  { name: 'colormode', label: t('Colormode'), words: labelIn(colormodes) },
  { name: 'postmode', label: t('Postmode') },
  { name: 'distributionMethod', label: t('Distribution Method') },
  { name: 'comment', label: t('Comment') },
  { name: 'active', label: t('Active'), words: labelIn(yesOrNo) },
]);

export const countDocuments = (count: number) => n(count, '{count} document', '{count} documents');

export const documentsPartlyDone = (some: string, all: string) =>
  t('{some} of {all} documents were updated. The rest are unchanged.', { some, all });
