import type { customerGroup } from '@console/api';
import { personEmail, personName, personRole, personStatus } from '@console/product';
import { Button } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';
import { createContext, useContext } from 'react';

/** A member with the names that the list shows for the ids. */
export interface MemberRow {
  user: customerGroup.GroupMember;
  role: string;
  status: string;
}

interface Removal {
  removeMember: (member: customerGroup.GroupMember) => void;
  /** ACCT-142 */
  whyNot: string | undefined;
}

/** For the rows' buttons: columns are defined once, so they cannot be given it as a prop. */
export const MemberRemoval = createContext<Removal | undefined>(undefined);

const name: Column<MemberRow> = { ...personName, width: '26%' };
const remove: Column<MemberRow> = {
  id: 'remove',
  header: 'Actions',
  text: () => '',
  isActions: true,
  cell: ({ user }) => <RemoveMemberButton member={user} />,
  width: '104px',
  phone: 'state',
};

export const membersTable = defineTable<MemberRow>({
  rowId: ({ user }) => user.id,
  columns: [name, personEmail, personRole, personStatus, remove],
  filters: [
    { id: 'status', label: 'Status', values: (row) => [row.status] },
    { id: 'role', label: 'Role', values: (row) => [row.role] },
  ],
  defaultSort: 'name',
  // The list of groups may have left its own search in the address.
  prefix: 'member',
});

/** ACCT-141, ACCT-145: one member, at once. */
function RemoveMemberButton({ member }: { member: customerGroup.GroupMember }) {
  const removal = useContext(MemberRemoval);
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`Remove ${member.name}`}
      why={removal?.whyNot}
      onClick={(event) => {
        focusNext(event.currentTarget);
        removal?.removeMember(member);
      }}
    >
      Remove
    </Button>
  );
}

/** The row is removed with its button, so the focus moves to the button of the next row. */
function focusNext(button: HTMLElement) {
  const row = button.closest('tr');
  const next = [row?.nextElementSibling, row?.previousElementSibling]
    .map((neighbour) => neighbour?.querySelector<HTMLElement>('.actions button'))
    .find(Boolean);
  (next ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
}
