import type { manageTeam } from '@console/api';
import { Button } from '@console/ui';
import { DeleteIcon, SendIcon } from '@console/ui/icons';
import { useState } from 'react';
import { RemoveInvitesDialog } from './RemoveInvitesDialog';
import { showSentAgain } from './show-sent-again';
import { useSendAgain } from './use-send-invites';

/** What can be done with chosen invites; only pending ones can be chosen (ACCT-082). */
export function InviteSelectionActions({ invites }: { invites: readonly manageTeam.Invite[] }) {
  const sendAgain = useSendAgain();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<SendIcon />}
        loading={sendAgain.isPending}
        onClick={() => sendAgain.mutate(invites, showSentAgain)}
      >
        Send again
      </Button>
      <Button look="quiet" size="small" icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <RemoveInvitesDialog emails={invites.map(({ email }) => email)} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
