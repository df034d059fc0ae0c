import { renderRoutes, screen } from '@console/testing';
import { waitingTooLong } from './invite-rules';
import { WaitingInvites } from './WaitingInvites';

const routes = [{ path: '/', element: <WaitingInvites /> }];
const invite = (email: string, invitedDate: string, acceptedDate: string | null = null) => ({
  id: email,
  email,
  customerUserRoleId: 'r',
  invitedDate,
  acceptedDate,
});

test('the dashboard shows how many invites have waited more than 7 days, and the oldest', async () => {
  await renderRoutes(routes, '/');
  expect(await screen.findByText('3 invites have been pending for more than 7 days')).toBeInTheDocument();
  expect(screen.getByText('Oldest: s.maehlum@fjellheim.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage invites' })).toHaveAttribute(
    'href',
    '/admin/team/invite?status=Pending',
  );
});

test('ACCT-083 only pending invites wait, and seven days are not too long', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const week = invite('week@x.no', '2026-11-13T12:00:00Z');
  const older = invite('older@x.no', '2026-11-13T11:59:00Z');
  const oldest = invite('oldest@x.no', '2026-10-01T12:00:00Z');
  const accepted = invite('user@x.no', '2026-10-01T12:00:00Z', '2026-10-02T12:00:00Z');
  expect(waitingTooLong([week, older, accepted, oldest], now)).toEqual([oldest, older]);
});
