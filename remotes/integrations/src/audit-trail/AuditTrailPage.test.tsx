import { auditTrail } from '@console/api';
import { pathOf } from '@console/contract';
import { send } from '@console/http';
import { AUDIT_TRAIL_PATH } from '@console/product';
import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';
import { allEvents } from './audit-trail-queries';

const PATH = '/admin/integration/audit-trail';
const KARE = 'u-00417';
const EVENTS = 'GET /api/AuditTrail/Events';

const open = (address = '', options: RenderOptions = {}) =>
  renderRoute(`${PATH}${address}`, { area, module, ...options });
const table = () => screen.findByRole('table', { name: 'Events' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

type Sandbox = Parameters<NonNullable<RenderOptions['prepare']>>[0];

async function changeRole({ fetch, tokenFor }: Sandbox) {
  const answer = await fetch(`http://localhost:4000/api/ManageTeam/Users/${KARE}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenFor('owner')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ roleId: 'r-fjellheim-reader', statusId: 1 }),
  });
  expect(answer.status).toBe(200);
}

test('C146 events are listed newest first, page after page, and the foot says how many there are', async () => {
  const { calls } = await open('', { prepare: changeRole });
  expect((await rows())[0]).toHaveTextContent(/Kåre Mikkelsen.*Updated.*Ingrid Haugland.*Succeeded/);
  expect(await screen.findByText(/^The first 200 of 1\s\d{3} events$/)).toBeVisible();
  const times = (await rows()).map((row) => row.querySelector('time')?.dateTime ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(calls.filter(({ name }) => name === EVENTS)).toHaveLength(1);
});

test('C146 a column has the kind of record', async () => {
  await open();
  expect(within(await table()).getByRole('columnheader', { name: 'Record type' })).toBeVisible();
});

test.each([
  ['?from=2026-11-27&to=2026-11-01', 'Date from cannot exceed date to'],
  ['?from=abc', /^Enter a year from 2015/],
])('Q91 C146 days that cannot match ask the server nothing and show no event: %s', async (address, words) => {
  const { user, calls } = await open(address);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByLabelText('Date from')).toHaveAccessibleDescription(words);
  expect(calls.filter(({ name }) => name === EVENTS)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reset search' }));
  expect((await rows()).length).toBeGreaterThan(0);
});

test('Q141 C146 a list that fails because of its filter can be cleared, beside another try', async () => {
  const { user, router } = await open(`?person=${'x'.repeat(500)}`);
  const clear = await screen.findByRole('button', { name: 'Clear search and filters' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(clear);
  expect((await rows()).length).toBeGreaterThan(0);
  expect(router.state.location.search).toBe('');
});

test('C146 a chip, a search and days narrow the list on the server; without a match all of them can be cleared', async () => {
  const { user, router } = await open();
  await table();
  await user.click(await screen.findByRole('button', { name: 'Filter by Person' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Yngve Strand/ }));
  await user.keyboard('{Escape}');
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent('Yngve Strand');
  });
  expect(router.state.location.search).toMatch(/^\?person=u-\d+$/);

  await user.type(screen.getByRole('searchbox', { name: 'Search query' }), 'pensions{Enter}');
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent('Pensions');
  });
  await user.clear(screen.getByRole('searchbox', { name: 'Search query' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search query' }), 'no such words{Enter}');
  expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText(/^The first 200 of/)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('C146 a row opens who, when and from where, and the record before and after, with a link to its page', async () => {
  const { user } = await open('', { prepare: changeRole });
  const [first] = await rows();
  await user.click(within(first as HTMLElement).getByRole('link', { name: 'Kåre Mikkelsen' }));
  const panel = await screen.findByRole('complementary', { name: 'Kåre Mikkelsen' });
  expect(await within(panel).findByText('Ingrid Haugland')).toBeVisible();
  expect(within(panel).getByText('127.0.0.1')).toBeVisible();
  expect(within(panel).getByText('PUT /api/ManageTeam/Users/:userId')).toBeVisible();
  const changes = within(panel).getByRole('table', { name: 'Changes to Kåre Mikkelsen' });
  expect(within(changes).getByRole('row', { name: 'Role Billing Reader' })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Kåre Mikkelsen' })).toHaveAttribute(
    'href',
    `/admin/team/manage/${KARE}`,
  );

  await user.click(within(panel).getByRole('link', { name: 'Next event' }));
  expect(screen.queryByRole('table', { name: 'Changes to Kåre Mikkelsen' })).not.toBeInTheDocument();
});

test('C146 a link of one record lists its events only, and says which record it is', async () => {
  await open(`?record=user:${KARE}`, { prepare: changeRole });
  expect(await screen.findByRole('button', { name: 'Record: Kåre Mikkelsen' })).toBeVisible();
  // A refused change has no record name.
  for (const row of await rows()) expect(row).toHaveTextContent(/^[^a-z]*(Kåre Mikkelsen|Useru-00417)/);
  expect(pathOf(area.pages.auditTrail)).toBe(AUDIT_TRAIL_PATH);
});

test('C146 a secret is never shown, only that there is one', async () => {
  const { router } = await open();
  await table();
  const { events } = await send(auditTrail.getAuditEvents, { query: { subject: 'auditForwarding', take: 1 } });
  await act(() => router.navigate(`${PATH}/${events[0]?.id}`));
  expect(await screen.findByRole('row', { name: 'Client Secret – New value, not shown' })).toBeVisible();
});

test('C146 an export has every event that matches, also those of later pages', async () => {
  await open();
  await table();
  const query = { outcome: 'succeeded' };
  const loaded = await send(auditTrail.getAuditEvents, { query: { ...query, take: 200 } });
  const source = allEvents(query, loaded);
  if (!('pages' in source)) throw new Error('There is one page only');
  const ids: string[] = [];
  for await (const page of source.pages()) ids.push(...page.map(({ id }) => id));
  expect(new Set(ids).size).toBe(loaded.total);
  expect(source.length).toBe(loaded.total);
  expect(allEvents(query, { ...loaded, next: null })).toBe(loaded.events);
});

test('C146 without the right the page does not open', async () => {
  const { calls, router } = await open('', { persona: 'teamAdmin' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls.filter(({ name }) => name === EVENTS)).toEqual([]);
});
