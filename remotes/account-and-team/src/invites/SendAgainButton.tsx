import type { manageTeam } from '@console/api';
import { Button } from '@console/ui';
import { SendIcon } from '@console/ui/icons';
import { showSentAgain } from './show-sent-again';
import { useSendAgain } from './use-send-invites';

export function SendAgainButton({ invite }: { invite: manageTeam.Invite }) {
  const sendAgain = useSendAgain();
  return (
    <Button
      look="quiet"
      size="small"
      icon={<SendIcon />}
      loading={sendAgain.isPending}
      aria-label={`Send again to ${invite.email}`}
      onClick={() => sendAgain.mutate([invite], showSentAgain)}
    >
      Send again
    </Button>
  );
}
