import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { ActionRow, ActionRowPending, LinkButton } from '@console/ui';
import { MailIcon } from '@console/ui/icons';
import { n, t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { pendingInvitesQuery } from '../components/team-queries';
import { waitingTooLong } from './invite-rules';

export function WaitingInvites() {
  // The slot shows the error with *Try again*.
  const { data: pending } = useQuery({ ...pendingInvitesQuery, throwOnError: true });
  const [now] = useState(() => new Date());
  if (!pending) return <ActionRowPending />;
  const waitingInvites = waitingTooLong(pending, now);
  if (waitingInvites.length === 0) return null;
  return (
    <ActionRow
      icon={<MailIcon aria-hidden />}
      title={n(
        waitingInvites.length,
        '{count} invite has been pending for more than 7 days',
        '{count} invites have been pending for more than 7 days',
      )}
      details={t('Oldest: {email}', { email: waitingInvites[0]?.email ?? '' })}
      action={
        <LinkButton size="small" to={`${pathOf(area.pages.invites)}?status=Pending`} aria-label={t('Manage invites')}>
          {t('Manage')}
        </LinkButton>
      }
    />
  );
}
