import { type Column, defineTable } from '@console/ui/table';
import { personEmail, personName, personStatus } from '@console/product';
import type { RoleUserRow } from './use-role-user-rows';

const status: Column<RoleUserRow> = { ...personStatus, phone: 'state' };

export const roleUsersTable = defineTable<RoleUserRow>({
  rowId: ({ user }) => user.id,
  columns: [personName, personEmail, status],
  filters: [{ id: 'status', label: 'Status', values: (row) => [row.status] }],
  defaultSort: 'name',
});
