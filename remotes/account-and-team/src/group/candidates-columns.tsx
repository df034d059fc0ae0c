import { personEmail, personName, personRole } from '@console/product';
import { Badge } from '@console/ui';
import { CheckIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import type { UserRow } from '../users/use-team';

/** A user of the company, as a possible member. */
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
// In the narrow panel the address stays, because it distinguishes people with the same name; roles have a filter.
const email: Column<CandidateRow> = { ...personEmail, priority: 2 };
const role: Column<CandidateRow> = { ...personRole, priority: 3 };

export const candidatesTable = defineTable<CandidateRow>({
  rowId: ({ user }) => user.id,
  columns: [name, email, role],
  filters: [
    { id: 'role', label: t('Role'), values: (row) => [row.role] },
    { id: 'group', label: t('Group'), values: (row) => row.groups },
  ],
  isQuiet: (row) => row.isMember,
  defaultSort: 'name',
  // The list of members has its search parameters in the same address.
  prefix: 'add',
});

export const unselectableReason = (row: CandidateRow): string | undefined =>
  row.isMember ? t('Already a member') : undefined;
