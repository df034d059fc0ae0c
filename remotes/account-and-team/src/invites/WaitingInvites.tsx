import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { ActionRow, ActionRowPending, counted, LinkButton } from '@console/ui';
import { MailIcon } from '@console/ui/icons';
import { useState } from 'react';
import area from '../area';
import { pendingInvitesQuery } from '../components/team-queries';
import { waitingTooLong } from './invite-rules';

/** A row among the admin dashboard's next actions; nothing while nobody has waited long. */
export function WaitingInvites() {
  // A failure is the slot's to show: it stands in this row's place with another try.
  const { data: pending } = useQuery({ ...pendingInvitesQuery, throwOnError: true });
  const [now] = useState(() => new Date());
  if (!pending) return <ActionRowPending />;
  const waiting = waitingTooLong(pending, now);
  if (waiting.length === 0) return null;
  const what = counted(waiting.length, { one: 'invitation has', many: 'invitations have' });
  return (
    <ActionRow
      icon={<MailIcon aria-hidden />}
      title={`${what} waited more than 7 days`}
      details={`Oldest: ${waiting[0]?.email}`}
      action={
        <LinkButton size="small" to={`${pathOf(area.pages.invites)}?status=Pending`} aria-label="Manage invitations">
          Manage
        </LinkButton>
      }
    />
  );
}
