import { renderRoutes, screen, waitFor, within } from '@console/testing';
import { Component, type ReactNode } from 'react';
import { LatestReleases } from './LatestReleases';

class SlotBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

const slot = (
  <SlotBoundary>
    <LatestReleases companyName="Fjellheim Pensjon AS" />
  </SlotBoundary>
);
const routes = [
  { path: '/', element: slot },
  { path: '*', element: <p>Elsewhere</p> },
];
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

test('HOST-102 HOST-103 the five latest packages are listed, newest first, each with a link to its details', async () => {
  const { user, router, calls } = await renderRoutes(routes, '/');
  const [first, ...others] = await rows();
  expect(first).toMatch(/^\d\d\.\d+\.\dFaster previews in the web editorInteract\d\d \w{3} \d{4}$/);
  expect(others).toHaveLength(4);
  expect(calls.map(({ name }) => name)).toContain('GET /Version/ReleasePackagesSimplifiedList');
  expect(screen.getByRole('link', { name: 'All release packages' })).toHaveAttribute(
    'href',
    '/admin/version/releasePackages',
  );
  await user.click(screen.getByRole('link', { name: /Faster previews/ }));
  expect(router.state.location.pathname).toMatch(/^\/admin\/releasePackageDetails\/\d+$/);
  // VERS-024
  expect(router.state.location.state).toEqual({ from: '/' });
});

test('HOST-061 HOST-102 a user without the right to packages sees the releases without links', async () => {
  await renderRoutes(routes, '/', { persona: 'billingAdmin' });
  expect(await rows()).toHaveLength(5);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('VERS-031 a notice says that e-mails about new versions are off, until they are on', async () => {
  const { sandbox, client } = await renderRoutes(routes, '/');
  const notice = await screen.findByText('Release emails are off.');
  expect(within(notice.parentElement as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/version/customerNotifications',
  );
  await sandbox.fetch('http://localhost:4000/api/Customer/SendReleasePackageNotificationsStatus', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await sandbox.tokenFor('owner')}` },
    body: JSON.stringify({ emails: ['drift@fjellheim.example'], sendReleasePackageNotifications: true }),
  });
  await client.invalidateQueries();
  await waitFor(() => expect(screen.queryByText('Release emails are off.')).not.toBeInTheDocument());
});

test('HOST-102 the slot shows the failure of a list that cannot load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderRoutes(routes, '/', {
    prepare: ({ faults }) => faults.add({ match: 'GET /Version/ReleasePackagesSimplifiedList', fault: 'status=500' }),
  });
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  jest.restoreAllMocks();
});
