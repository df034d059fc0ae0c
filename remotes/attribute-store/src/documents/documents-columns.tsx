import type { attributeStore } from '@console/api';
import { formatDateTime, StatusDot, Time } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { documentFields } from './document-fields';

type Document = attributeStore.Document;

/** The panel has all properties. */
const IN_PANEL = { priority: 3, mobile: 'elsewhere' } as const;
const OPTIONAL = { ...IN_PANEL, isOptional: true, width: '9%' } as const;

const searched = (
  id: 'type' | 'category' | 'name' | 'topic' | 'retentionPolicy' | 'adminCompany' | 'distributionMethod',
  column: Partial<Column<Document>>,
): Column<Document> => ({
  id,
  header: documentFields.labelOf(id),
  text: (document) => document[id],
  searchable: true,
  ...column,
});

const active: Column<Document> = {
  id: 'active',
  header: t('Active'),
  text: (document) => (document.active ? t('Active') : t('Inactive')),
  cell: (document) => (
    <StatusDot state={document.active ? 'on' : 'off'}>{document.active ? t('Active') : t('Inactive')}</StatusDot>
  ),
  width: '112px',
  mobile: 'state',
};

/** ATTR-010 */
const specified = [
  searched('type', { isIdentifier: true, width: '92px', mobile: 'detail' }),
  searched('category', { width: '13.7%', ...IN_PANEL }),
  searched('name', { mobile: 'title' }),
  searched('topic', { width: '9.5%', ...IN_PANEL }),
  searched('retentionPolicy', { width: '11.5%', ...IN_PANEL }),
  searched('adminCompany', { width: '11%', ...IN_PANEL }),
  searched('distributionMethod', { width: '12%', ...IN_PANEL }),
  active,
];
const otherFields = documentFields.list.filter((field) => specified.every(({ id }) => id !== field.name));

const optional: readonly Column<Document>[] = [
  ...otherFields.map(({ name: field, label }) => ({
    ...OPTIONAL,
    id: field,
    header: label,
    text: (document: Document) => documentFields.wordsOf(field, document[field]),
  })),
  {
    ...OPTIONAL,
    id: 'updatedAt',
    header: t('Last changed'),
    text: ({ updatedAt }) => formatDateTime(new Date(updatedAt)),
    cell: ({ updatedAt }) => <Time value={updatedAt} />,
    exported: [{ header: t('Last changed'), value: ({ updatedAt }) => ({ time: updatedAt }) }],
    compare: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
    width: '12.5%',
  },
  {
    ...OPTIONAL,
    id: 'updatedByName',
    header: t('Changed by'),
    text: ({ updatedByName }) => updatedByName,
    width: '11%',
  },
];

export const documentsTable = defineTable<Document>({
  rowId: ({ id }) => id,
  columns: [...specified, ...optional],
  columnChoice: 'documents',
  switches: [
    { id: 'active', label: t('Only show active'), keeps: (document) => document.active },
    { id: 'edited', label: t('Only show edited'), keeps: ({ hasChanged }) => hasChanged },
  ],
  marked: { label: t('Edited'), has: ({ hasChanged }) => hasChanged },
  isQuiet: (document) => !document.active,
  defaultSort: 'type',
});
