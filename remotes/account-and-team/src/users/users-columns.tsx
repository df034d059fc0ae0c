import { personEmail, personName, personRole, personStatus, personStatusFilter } from '@console/product';
import { Badge, chakra, Tooltip } from '@console/ui';
import { LockIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import type { UserRow } from './use-team';
import { userLabels } from './user-schema';

const name: Column<UserRow> = {
  ...personName,
  after: ({ isOwn }) =>
    isOwn && (
      <Tooltip text={t('You can’t edit your own account here')}>
        <chakra.button type="button" cursor="default">
          <Badge>
            <LockIcon aria-hidden />
            {t('You')}
          </Badge>
        </chakra.button>
      </Tooltip>
    ),
};
const email: Column<UserRow> = { ...personEmail, width: '30%' };
const role: Column<UserRow> = { ...personRole, mobile: 'detail' };
const status: Column<UserRow> = { ...personStatus, mobile: 'state' };

export const usersTable = defineTable<UserRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, role, status],
  columnChoice: 'users',
  filters: [
    personStatusFilter,
    { id: 'role', label: userLabels.roleId, values: (row) => [row.role] },
    { id: 'group', label: t('Group'), values: (row) => row.groups },
  ],
  defaultSort: 'name',
});

/** ACCT-058 */
export const unselectableReason = ({ isOwn }: UserRow) =>
  isOwn ? t('You can’t edit your own account here') : undefined;

/** Adds groups, by which the list only filters. */
export const exportedColumns: readonly Column<UserRow>[] = [
  ...usersTable.columns,
  { id: 'groups', header: t('Groups'), text: (row) => row.groups.join(', ') },
];
