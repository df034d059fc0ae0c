import type { customerGroup } from '@console/api';
import { personEmail, personName, personRole, personStatus, statusInWords } from '@console/product';
import { defineTable } from '@console/ui/table';
import { t } from '@console/words';

/** A member with the names of role and status. */
export interface MemberRow {
  user: customerGroup.GroupMember;
  role: string;
  status: string;
}

export const membersTable = defineTable<MemberRow>({
  rowId: ({ user }) => user.id,
  // Beside the wide panel of Add members the name is the last column to be hidden.
  columns: [personName, personEmail, { ...personRole, priority: 3 }, personStatus],
  actions: { width: '104px', mobile: 'state' },
  filters: [
    { id: 'status', label: t('Status'), values: (row) => [row.status], wordOf: statusInWords },
    { id: 'role', label: t('Role'), values: (row) => [row.role] },
  ],
  defaultSort: 'name',
  // The list of groups may have left its search parameters in the address.
  prefix: 'member',
});
