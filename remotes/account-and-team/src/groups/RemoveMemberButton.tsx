import type { customerGroup } from '@console/api';
import { Button } from '@console/ui';
import { createContext, useContext } from 'react';

interface Removal {
  removeMember: (member: customerGroup.GroupMember) => void;
  /** ACCT-142 */
  whyNot: string | undefined;
}

/** What the list's rows share: columns stand still, so they cannot be handed it. */
export const MemberRemoval = createContext<Removal | undefined>(undefined);

/** ACCT-141, ACCT-145: one member, at once. */
export function RemoveMemberButton({ member }: { member: customerGroup.GroupMember }) {
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

/** The row goes with its button, so the focus moves on to the next row's, as if one went down the list. */
function focusNext(button: HTMLElement) {
  const row = button.closest('tr');
  const next = [row?.nextElementSibling, row?.previousElementSibling]
    .map((neighbour) => neighbour?.querySelector<HTMLElement>('.actions button'))
    .find(Boolean);
  (next ?? document.querySelector<HTMLElement>('[data-page-heading]'))?.focus();
}
