import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const openOverview = (options: RenderOptions = {}) =>
  renderRoute('/admin/billing/overview', { area, module, ...options });
/** With its figure: the outline has the same name. */
const tile = (name: string) =>
  waitFor(() => {
    const figure = screen.getByText(name, { selector: 'dt, dt > *' }).closest('div') as HTMLElement;
    expect(figure.closest('[aria-busy]')).toBeNull();
    return within(figure);
  });

test('BILL-031 BILL-032 BILL-033 BILL-034 BILL-035 four tiles that lead on', async () => {
  const { calls } = await openOverview();
  const due = await tile('Amount due');
  expect(due.getByText('24 860.00')).toBeVisible();
  expect(due.getByText('12 430.00 NOK due today')).toBeVisible();
  expect(due.getByRole('link')).toHaveAttribute('href', '/admin/billing/invoices?statusId=2');

  const last = (await tile('Last invoice')).getByRole('link');
  expect(last).toHaveAttribute('href', expect.stringMatching(/^http:\/\/localhost:4000\/billing\/invoices\/./));
  expect(last).toHaveAttribute('target', '_blank');
  expect((await tile('Invoice overview')).getByRole('link')).toHaveAttribute('href', '/admin/billing/invoices');
  const cards = await tile('Payment methods');
  expect(cards.getByText('Visa 4242')).toBeVisible();
  expect(cards.getByRole('link')).toHaveAttribute('href', '/admin/billing/paymentmethods');

  const names = calls.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['GET /api/Billing/Overview', 'GET /api/Billing/DefaultPaymentMethod']));
});

test('BILL-031 BILL-034 each part of the overview fails and is retried independently', async () => {
  const { user, sandbox } = await openOverview({
    prepare: ({ faults }) => {
      for (const name of ['DefaultPaymentMethod', 'PaymentMethods', 'Invoices']) {
        faults.add({ match: `GET /api/Billing/${name}`, fault: 'status=500' });
      }
    },
  });
  expect((await tile('Amount due')).getByText('24 860.00')).toBeVisible();
  const card = await tile('Payment methods');
  expect(await card.findByText('Failed to load payment methods')).toBeVisible();
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  // React hides what stands while the code of a part arrives.
  const isShown = (text: RegExp) => waitFor(() => expect(attention.getByText(text)).toBeVisible());
  await isShown(/^Failed to load invoices\./);
  await isShown(/^Failed to load payment methods\./);
  expect(attention.queryByText('Nothing needs attention')).not.toBeInTheDocument();
  const chart = within(screen.getByRole('region', { name: 'Invoiced by month' }));
  expect(await chart.findByRole('heading', { name: 'Failed to load invoices' })).toBeVisible();

  sandbox.faults.clear();
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Visa 4242')).toBeVisible();
  await user.click(chart.getByRole('button', { name: 'Try again' }));
  expect(await attention.findByText(/is due today$/)).toBeVisible();
  await user.click(attention.getByRole('button', { name: 'Try again' }));
  expect(await attention.findByText('The default card expires next month')).toBeVisible();
  expect(screen.queryByText(/^Failed to load/, { selector: 'main *' })).not.toBeInTheDocument();
});

test('BILL-031 the overview says how many invoices there were this year, without drafts and void ones', async () => {
  const { sandbox } = await openOverview();
  const year = new Date().getFullYear();
  const headers = { authorization: `Bearer ${await sandbox.tokenFor('owner')}` };
  const answer = await sandbox.fetch(`http://localhost:4000/api/Billing/Invoices/${year}`, { headers });
  const all = (await answer.json()) as { statusId: number }[];
  const counted = all.filter(({ statusId }) => statusId !== 1 && statusId !== 5).length;
  expect(counted).toBeLessThan(all.length);
  expect(await (await tile('Invoice overview')).findByText(`${counted} invoices in ${year}`)).toBeVisible();
});

test('items that need attention are listed, the most urgent first', async () => {
  await openOverview();
  const section = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await section.findByText('A card has expired');
  await section.findByText(/ is due today$/);
  const titles = section.getAllByText(/due today|expires|has expired/).map(({ textContent }) => textContent);
  expect(titles[0]).toMatch(/^Invoice FP-\d{4}-\d+ is due today$/);
  expect(titles[1]).toBe('The default card expires next month');
  expect(titles[2]).toBe('A card has expired');
  // C130
  expect(section.getByRole('link', { name: /^Pay invoice FP-/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/billing\/invoices\/[^/]+\/pay$/),
  );
});

test('the invoices of a year are shown by month, also as a list', async () => {
  const { user } = await openOverview();
  const year = new Date().getFullYear() - 1;
  await user.click(await screen.findByRole('button', { name: /Year/ }));
  const section = within(screen.getByRole('region', { name: 'Invoiced by month' }));
  await user.click(await screen.findByRole('menuitemradio', { name: String(year) }));
  expect(await section.findByText(`Invoiced in ${year}`)).toBeVisible();
});

test('BILL-019 an order that is awaiting payment needs attention, with the ways to pay and to cancel it', async () => {
  await openOverview({
    persona: 'newCompany',
    prepare: async (made) => {
      const headers = {
        authorization: `Bearer ${await made.tokenFor('newCompany')}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ planId: 'business' });
      await made.fetch('http://localhost:4000/api/CustomerPlan/Start', { method: 'POST', headers, body });
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(await section.findByText('The order for Business is awaiting payment.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Pay order' })).toHaveAttribute('href', '/admin/billing/payments');
  expect(section.queryByText('Nothing needs attention')).not.toBeInTheDocument();
});

test('a company without invoices and cards has empty states', async () => {
  await openOverview({ persona: 'newCompany' });
  expect((await tile('Last invoice')).getByText('No invoices yet')).toBeVisible();
  expect((await tile('Payment methods')).getByText('No card yet')).toBeVisible();
  expect(await screen.findByText('Nothing needs attention')).toBeVisible();
  expect(await screen.findByText(`Nothing was invoiced in ${new Date().getFullYear()}`)).toBeVisible();
});

test('an overview that cannot load says so, and Try again loads it', async () => {
  const { user, sandbox } = await openOverview({
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Billing/Overview', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Amount due')).toBeVisible();
});
