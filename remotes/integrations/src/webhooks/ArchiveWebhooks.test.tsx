import { digitalArchiveWebhooks } from '@console/api';
import { send } from '@console/http';
import { fill, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const DAY = 86_400_000;
const ARCHIVE = '/admin/integration/digitalarchive';

const open = (path = '', options: RenderOptions = {}) => renderRoute(`${ARCHIVE}${path}`, { area, module, ...options });
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const panel = async () => within(await screen.findByRole('complementary', { name: /^Editing/ }));
const bodyOf = (calls: readonly { name: string; body: unknown }[], name: string) =>
  calls.findLast((call) => call.name === name)?.body;

test('INTG-049 INTG-050 INTG-051 INTG-052 INTG-056 INTG-057 four tabs, the first preselected, with the webhooks in a table', async () => {
  const { user } = await open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Archive' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Webhooks', 'Folders', 'Metadata columns', 'Migration']);
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    ARCHIVE,
    `${ARCHIVE}?tab=folders`,
    `${ARCHIVE}?tab=columns`,
    `${ARCHIVE}?tab=migration`,
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null]);

  const active = await rowOf('Member portal');
  expect(within(active).getByText('Active')).toBeVisible();
  expect(within(active).getByText('https://min.fjellheim.example/inn')).toBeVisible();
  const created = active.querySelector('time') as HTMLTimeElement;
  expect(created).toHaveTextContent(/^\d{2}\/\d{2}\/\d{4} - \d{2}:\d{2}$/);
  expect(Math.floor((Date.now() - Date.parse(created.dateTime)) / DAY)).toBe(17);
  expect(within(await rowOf('Old letter server')).getByText('Deactivated')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.filter(Boolean).slice(0, 4)).toEqual(['Status', 'Name', 'Url', 'Created']);
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual(Array.from({ length: 5 }, () => true));
});

test('INTG-054 INTG-058 INTG-061 New opens the panel; missing values are field errors, and saving adds a row', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('link', { name: 'New' }));
  const form = await panel();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('Required')).toHaveLength(2);
  await fill(user, form.getByRole('textbox', { name: 'Name' }), 'Warehouse');
  await fill(user, form.getByRole('textbox', { name: 'Webhook Endpoint' }), 'http://hooks.example/archive');
  expect(form.getByText(/Not encrypted in transit/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Webhook settings saved')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Warehouse' })).toBeVisible();
  expect(bodyOf(calls, 'POST /api/DigitalArchiveWebhooks')).toEqual({
    name: 'Warehouse',
    url: 'http://hooks.example/archive',
    isActive: true,
  });
});

test('INTG-055 INTG-056 INTG-059 Q125 Q126 the panel is titled Editing and changes name, endpoint and Is Active', async () => {
  const { user, calls, router } = await open('/webhooks/w-portal');
  const form = await panel();
  const url = await form.findByRole('textbox', { name: 'Webhook Endpoint' });
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
  expect(form.getByRole('checkbox', { name: 'Is Active' })).toBeChecked();
  await fill(user, url, 'https://one.example/a https://two.example/');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter one address, without spaces')).toBeVisible();
  await user.clear(url);
  await fill(user, url, '\u00A0https://min.fjellheim.example/api\u200B');
  expect(form.getByText('Previously https://min.fjellheim.example/inn')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Is Active' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(ARCHIVE));
  expect(bodyOf(calls, 'POST /api/DigitalArchiveWebhooks/update')).toEqual({
    id: 'w-portal',
    name: 'Member portal 2',
    url: 'https://min.fjellheim.example/api',
    isActive: false,
  });
  expect(within(await rowOf('Member portal 2')).getByText('Deactivated')).toBeVisible();
});

test('INTG-061 a failed save says "Failed to save Webhook settings"', async () => {
  const { user } = await open('/webhooks/w-portal', {
    prepare: ({ faults }) => faults.add({ match: 'POST /api/DigitalArchiveWebhooks/update', fault: 'status=500' }),
  });
  const form = await panel();
  await user.type(await form.findByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Failed to save Webhook settings')).toBeVisible();
});

test('INTG-052 INTG-059 a row is deactivated at once; Undo or a refusal reactivates it', async () => {
  const { user, sandbox } = await open();
  await user.click(within(await rowOf('Member portal')).getByRole('button', { name: 'Deactivate Member portal' }));
  expect(within(await rowOf('Member portal')).getByText('Deactivated')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(await rowOf('Member portal')).findByText('Active')).toBeVisible();
  await screen.findByText('Member portal is active');

  sandbox.faults.add({ match: 'POST /api/DigitalArchiveWebhooks/update', fault: 'status=500' });
  await user.click(within(await rowOf('Claims system')).getByRole('button', { name: 'Deactivate Claims system' }));
  expect(await screen.findByText('Failed to save Webhook settings')).toBeVisible();
  expect(within(await rowOf('Claims system')).getByText('Active')).toBeVisible();
});

test('INTG-053 INTG-060 INTG-062 Delete removes the ticked rows after a question', async () => {
  const { user, calls, sandbox } = await open();
  for (const name of ['Claims system', 'Old letter server']) {
    await user.click(within(await rowOf(name)).getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 webhooks?' }));
  sandbox.faults.add({ match: 'POST /api/DigitalArchiveWebhooks/delete', times: 1, fault: 'status=500' });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete selected items')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Webhook deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Claims system' })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Old letter server' })).not.toBeInTheDocument();
  expect(await rowOf('Member portal')).toBeVisible();
  expect(bodyOf(calls, 'POST /api/DigitalArchiveWebhooks/delete')).toEqual(['w-claims', 'w-letters']);
});

test('INTG-053 Q65 for many ticked webhooks the question names ten and the number of the rest', async () => {
  const { user } = await open('', {
    prepare: async ({ tokenFor, fetch }) => {
      const headers = { authorization: `Bearer ${await tokenFor('owner')}`, 'content-type': 'application/json' };
      for (let index = 10; index < 30; index += 1) {
        const body = JSON.stringify({ name: `Hook ${index}`, url: 'https://hooks.example/in', isActive: true });
        await fetch('http://localhost:4000/api/DigitalArchiveWebhooks', { method: 'POST', headers, body });
      }
    },
  });
  await rowOf('Hook 29');
  await user.click(screen.getByRole('checkbox', { name: /Select all 24/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 24 webhooks?' }));
  const named = question.getAllByRole('listitem').map((item) => item.textContent);
  expect(named).toHaveLength(11);
  expect(named.at(-1)).toBe('and 14 more');
});

test('INTG-060 Q59 a ticked webhook that another user has deleted does not prevent the deletion of the other', async () => {
  const { user } = await open();
  for (const name of ['Claims system', 'Old letter server']) {
    await user.click(within(await rowOf(name)).getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 webhooks?' }));
  await send(digitalArchiveWebhooks.deleteWebhooks, { body: ['w-claims'] });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Webhook deleted')).toBeVisible();
  expect((await send(digitalArchiveWebhooks.getWebhooks)).map(({ id }) => id)).not.toContain('w-letters');
});

test('the panel lists the deliveries, and a failed one can be sent again', async () => {
  const { user, calls } = await open('/webhooks/w-portal');
  const form = await panel();
  expect(await form.findByText('1 of 5 failed')).toBeVisible();
  expect(form.getByText('The receiver responded with status 503. 5 attempts')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send again: folder.renamed' }));
  expect(await screen.findByText('Sending again')).toBeVisible();
  expect(calls.some(({ name }) => name.endsWith('/w-portal/deliveries/wd-3/sendAgain'))).toBe(true);
});

test('Q20 a new signing secret is shown once, and is in no cache and no storage', async () => {
  const { user, client } = await open('/webhooks/w-portal');
  const form = await panel();
  await user.click(await form.findByRole('button', { name: 'Create new secret' }));
  const secret = (await form.findByRole<HTMLTextAreaElement>('textbox', { name: 'Secret' })).value;
  expect(secret).toMatch(/^whsec_/);
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain(secret);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(secret);

  const card = within(form.getByRole('region', { name: 'New signing secret' }));
  await user.click(card.getByRole('button', { name: 'Close' }));
  // A press within 400 ms is ignored.
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(form.queryByDisplayValue(secret)).not.toBeInTheDocument();
  });
  expect(
    JSON.stringify(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain(secret);
});

test('HOST-054 without the settings code the page does not open', async () => {
  await open('', { persona: 'billingAdmin' });
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
});
