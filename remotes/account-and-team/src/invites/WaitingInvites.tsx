import { useQuery } from '@console/query';
import { chakra, LinkButton, MailIcon } from '@console/ui';
import { useState } from 'react';
import { waitingTooLong } from './invite-rules';
import { pendingInvitesQuery } from './invites-queries';

/** A row among the admin dashboard's next actions; nothing while nobody has waited long. */
export function WaitingInvites() {
  // A failure is the slot's to show: it stands in this row's place with another try.
  const { data: pending = [] } = useQuery({ ...pendingInvitesQuery, throwOnError: true });
  const [now] = useState(() => new Date());
  const waiting = waitingTooLong(pending, now);
  if (waiting.length === 0) return null;
  const what = waiting.length === 1 ? '1 invitation has' : `${waiting.length} invitations have`;
  return (
    <Row>
      <MailIcon aria-hidden />
      <div>
        <p>{what} waited more than 7 days</p>
        <small>Oldest: {waiting[0]?.email}</small>
      </div>
      <LinkButton size="small" to="/admin/team/invite?status=Pending" aria-label="Manage invitations">
        Manage
      </LinkButton>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '10px',
    borderBottom: '1px solid',
    borderColor: 'border',
    '& > svg': { flex: 'none', alignSelf: 'start', marginTop: '0.5', color: 'text.muted' },
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& p': { fontWeight: 'medium' },
    '& small': { color: 'text.muted', textStyle: 'xs' },
  },
});
