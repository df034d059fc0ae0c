import { formatShortDate } from '@console/ui';
import { type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import module from '../remote';

const YEAR = new Date().getFullYear();
const LAST_YEAR = `GET /api/Billing/Invoices/${YEAR - 1}`;
const openInvoices = (search = '', options: RenderOptions = {}) =>
  renderRoute(`/admin/billing/invoices${search}`, { area, module, ...options });
const rows = async () => {
  await screen.findAllByRole('rowheader');
  return screen.getAllByRole('rowheader').map((head) => within(head.closest('tr') as HTMLElement));
};

test('BILL-039 BILL-040 BILL-050 BILL-051 number, due date, amount, status and a link to the invoice', async () => {
  await openInvoices('?statusId=2');
  const today = (await rows()).find((row) => row.queryByText('Due today'));
  expect(today?.getByRole('cell', { name: formatShortDate(new Date()) })).toBeVisible();
  expect(today?.getByRole('cell', { name: /^12.430\.00.NOK$/ })).toBeVisible();
  expect(today?.getByText('Open')).toBeVisible();
  const view = today?.getByRole('link', { name: /^View invoice FP-/ });
  expect(view).toHaveAttribute('href', expect.stringMatching(/^http:\/\/localhost:4000\/billing\/invoices\/./));
  expect(view).toHaveAttribute('target', '_blank');
  expect(today?.getByRole('link', { name: /^Pay invoice FP-/ })).toBeVisible();
});

test('BILL-036 BILL-037 BILL-054 statusId in the address preselects that status', async () => {
  const { user, router } = await openInvoices('?statusId=2');
  expect(await rows()).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Status: Open/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear Status filter' }));
  expect(router.state.location.search).toBe('');
  expect((await rows()).length).toBeGreaterThan(2);
  // The chip; the head of the column has the same name.
  await user.click(screen.getAllByRole('button', { name: 'Status' })[0]!);
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent?.replace(/\d+$/, ''))).toEqual(
    expect.arrayContaining(['Open', 'Paid']),
  );
});

test('BILL-037 BILL-038 BILL-052 the year is asked of the platform and stands in the address', async () => {
  const { user, router, calls } = await openInvoices();
  await rows();
  await user.click(screen.getByRole('button', { name: `Year: ${YEAR}` }));
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(
    [YEAR, YEAR - 1, YEAR - 2].map(String),
  );
  await user.click(screen.getByRole('menuitemradio', { name: String(YEAR - 1) }));
  expect(router.state.location.search).toBe(`?year=${YEAR - 1}`);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(LAST_YEAR));
  expect(await screen.findByText('12 invoices')).toBeVisible();
});

test.each([
  [YEAR - 1, `?year=${YEAR - 1}`],
  [YEAR, '?year=1999'],
])('a link opens the list of %i, which is all that is asked for ahead', async (year, search) => {
  const { client, calls } = await openInvoices(search);
  expect(await screen.findByText(/^\d+ invoices$/)).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain(`GET /api/Billing/Invoices/${year}`);
  const { prefetch } = module.pages.invoices;
  const ahead = typeof prefetch === 'function' ? prefetch({}, search) : [];
  const asked = client.getQueryCache().getAll();
  expect(ahead.map(({ queryKey }) => queryKey)).toEqual(asked.map(({ queryKey }) => queryKey));
});

test('what is listed is added up, without drafts and void ones', async () => {
  await openInvoices('?statusId=2');
  await rows();
  expect(screen.getByText(/^Total/)).toHaveTextContent('Total: 24 860.00 NOK');
});

test('BILL-041 BILL-050 invoices in two currencies are added up in each, in the list and on the overview', async () => {
  const inEuro = ({ db }: { db: { run: (sql: string) => unknown } }) =>
    db.run(`update invoices set currency = 'EUR' where number = (select i.number from invoices i join customers c
      on c.id = i.customer_id where c.org_number = '999 000 111' and i.status = 'open' order by i.number limit 1)`);
  const { unmount } = await openInvoices('?statusId=2', { prepare: inEuro });
  await rows();
  expect(screen.getByText(/^Total/)).toHaveTextContent(/^Total: 12.430\.00 (NOK|EUR) \+ 12.430\.00 (NOK|EUR)$/);
  unmount();
  await renderRoute('/admin/billing/overview', { area, module, prepare: inEuro });
  expect(await screen.findByRole('region', { name: 'Invoiced by month, NOK' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Invoiced by month, EUR' })).toHaveTextContent('12 430.00 EUR');
});

test('BILL-042 BILL-054 C63 without the platform’s names of statuses the invoices are listed all the same', async () => {
  await openInvoices('?statusId=2', {
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Billing/InvoiceStatuses', fault: 'status=500' }),
  });
  expect(await rows()).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Status: Open/ })).toBeVisible();
});

test('BILL-055 invoices that cannot load say so, and Try again loads them', async () => {
  const { user, sandbox } = await openInvoices('', {
    prepare: ({ faults }) => faults.add({ match: `GET /api/Billing/Invoices/${YEAR}`, fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load invoices' })).toBeVisible();
  sandbox.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).not.toHaveLength(0);
});

test('a company without invoices reads so and can look at another year', async () => {
  await openInvoices('', { persona: 'newCompany' });
  expect(await screen.findByRole('heading', { name: 'No invoices' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Year: ${YEAR}` })).toBeVisible();
});
