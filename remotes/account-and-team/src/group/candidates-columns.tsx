import { personEmail, personName, personRole } from '@console/product';
import { Badge } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import type { UserRow } from '../users/use-team';

export interface CandidateRow extends UserRow {
  isMember: boolean;
}

const name: Column<CandidateRow> = {
  ...personName,
  after: ({ isMember }) =>
    isMember && (
      <Badge>
        <CheckIcon aria-hidden />
        {t('Member')}
      </Badge>
    ),
};
// The address tells namesakes apart; roles have a filter.
const email: Column<CandidateRow> = { ...personEmail, priority: 2 };
const role: Column<CandidateRow> = { ...personRole, priority: 3, mobile: 'detail' };

export const candidatesTable = defineTable<CandidateRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, role],
  filters: [
    { id: 'role', label: t('Role'), values: (row) => [row.role] },
    { id: 'group', label: t('Group'), values: (row) => row.groups },
  ],
  isQuiet: (row) => row.isMember,
  defaultSort: 'name',
  // The list of members shares the address.
  prefix: 'add',
});

export const unselectableReason = (row: CandidateRow): string | undefined =>
  row.isMember ? t('Already a member') : undefined;
