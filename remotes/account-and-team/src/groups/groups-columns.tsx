import type { customerGroup } from '@console/api';
import { formatCount } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';

export interface GroupRow {
  group: customerGroup.Group;
  /** Undefined until loaded. */
  members: number | undefined;
}

const name: Column<GroupRow> = {
  id: 'name',
  header: t('Name'),
  text: ({ group }) => group.name,
  width: '320px',
  searchable: true,
  mobile: 'title',
};
const members: Column<GroupRow> = {
  id: 'members',
  header: t('Members'),
  text: (row) => (row.members === undefined ? '–' : formatCount(row.members)),
  exported: [{ header: t('Members'), value: ({ members: count = '' }) => count }],
  compare: (a, b) => (a.members ?? 0) - (b.members ?? 0),
};

export const groupsTable = defineTable<GroupRow>({
  rowId: ({ group }) => group.id,
  columns: [name, members],
  isQuiet: (row) => row.members === 0,
  defaultSort: 'name',
});
