import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import { formatShortDate, startOfDay } from '@console/ui';
import area from '../area';
import { companyDay } from '../components/company-day';
import module from '../remote';
import { toInvoiceRow } from './invoice-rules';

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
  expect(today?.getByRole('cell', { name: formatShortDate(startOfDay(companyDay(new Date()))) })).toBeVisible();
  expect(today?.getByRole('cell', { name: /^12.430\.00.NOK$/ })).toBeVisible();
  expect(today?.getByText('Open')).toBeVisible();
  const view = today?.getByRole('link', { name: /^View invoice FP-/ });
  expect(view).toHaveAttribute('href', expect.stringMatching(/^http:\/\/localhost:4000\/billing\/invoices\/./));
  expect(view).toHaveAttribute('target', '_blank');
  expect(today?.getByRole('link', { name: /^Pay invoice FP-/ })).toBeVisible();
});

test('C250 BILL-040 a click anywhere in a row opens the invoice in a new tab', async () => {
  const open = jest.spyOn(globalThis, 'open').mockReturnValue(null);
  const { user, router } = await openInvoices('?statusId=2');
  const [row] = await rows();
  await user.click(row!.getByText('Open'));
  const link = row!.getByRole('link', { name: /^View invoice FP-/ });
  expect(open.mock.calls).toEqual([[link.getAttribute('href'), '_blank', 'noopener']]);
  expect(router.state.location.pathname).toBe('/admin/billing/invoices');
  open.mockRestore();
});

test('C130 Pay leads to the payment, and returning from another tab refetches even a fresh list', async () => {
  const { sandbox } = await openInvoices('?statusId=2');
  expect(await rows()).toHaveLength(2);
  const [pay] = screen.getAllByRole('link', { name: /^Pay invoice FP-/ });
  const [view] = screen.getAllByRole('link', { name: /^View invoice FP-/ });
  expect(pay).toHaveAttribute('href', `${view?.getAttribute('href')}/pay`);
  const secret = view?.getAttribute('href')?.split('/').at(-1);
  await sandbox.db.run(`update invoices set status = 'paid' where secret = '${secret}'`);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Pay invoice FP-/ })).toHaveLength(1));
});

test('C130 without a payment address, Pay leads to the invoice', () => {
  const invoice = { invoiceNo: 'FP-1', dueDate: '2026-11-05', amountDue: 1, currency: 'NOK', statusId: 2 };
  const invoiceUrl = 'https://platform.example/invoices/1';
  expect(toInvoiceRow({ ...invoice, invoiceUrl }, []).paymentUrl).toBe(invoiceUrl);
});

test('C131 a refund is shown at its invoice and beside the total', async () => {
  await openInvoices('', {
    prepare: ({ db }) =>
      db.run(`insert into invoice_payments (payment_id, invoice_id, amount, paid_at, paid_with, refunded_at)
        select 'pi_late', i.id, 26400, 0, 'Visa ending in 4242', ${new Date(YEAR, 0, 20, 12).getTime()}
        from invoices i join customers c on c.id = i.customer_id
        where c.org_number = '999 000 111' and i.status = 'void'`),
  });
  const [refunded] = (await rows()).filter((row) => row.queryByText(/refunded/));
  expect(refunded?.getByText(/refunded/)).toHaveTextContent(`264.00 NOK refunded 20 Jan ${YEAR}`);
  expect(refunded?.getByText('Void')).toBeVisible();
  expect(screen.getByText(/^Total, excluding draft and void invoices/)).toHaveTextContent(
    /NOK · Also paid and refunded: 264\.00 NOK$/,
  );
});

test('Q68 the exported file is fit for accounting: amount, currency, days, status and lateness in columns of their own, and the link', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openInvoices('?statusId=2');
  await rows();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Semicolon-separated (.csv)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  jest.restoreAllMocks();
  const [head, ...lines] = (await files[0]!.text()).trim().split('\r\n');
  expect(head).toBe('Invoice number;Due date;Status;Days overdue;Amount;Currency;Refunded;Link');
  expect(lines).toHaveLength(2);
  const today = lines.find((line) => line.includes(`;${companyDay(new Date())};`));
  expect(today).toMatch(
    /^FP-\d{4}-\d+;\d{4}-\d\d-\d\d;Open;0;12430;NOK;;http:\/\/localhost:4000\/billing\/invoices\/./,
  );
});

test('BILL-036 BILL-037 BILL-054 statusId in the address preselects that status', async () => {
  const { user, router } = await openInvoices('?statusId=2');
  expect(await rows()).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Status: Open/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear Status filter' }));
  expect(router.state.location.search).toBe('');
  expect((await rows()).length).toBeGreaterThan(2);
  await user.click(screen.getByRole('button', { name: 'Filter by Status' }));
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent?.replace(/\d+$/, ''))).toEqual(
    expect.arrayContaining(['Open', 'Paid']),
  );
});

test.each(['99', 'abc', '02', '__proto__'])(
  'BILL-036 Q91 ?statusId=%s, which is no status, shows no invoice and can be cleared',
  async (statusId) => {
    const { user } = await openInvoices(`?statusId=${statusId}`);
    expect(await screen.findByRole('heading', { name: 'No invoices found' })).toBeVisible();
    expect(screen.getByRole('button', { name: `Status: ${statusId}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Status filter' }));
    expect((await rows()).length).toBeGreaterThan(2);
  },
);

test('BILL-036 a status that no invoice of the year has stays a filter', async () => {
  await openInvoices(`?statusId=2&year=${YEAR - 2}`);
  expect(await screen.findByRole('heading', { name: 'No invoices found' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Status: Open/ })).toBeVisible();
});

test('BILL-037 BILL-038 BILL-052 the year is sent to the platform and is in the address', async () => {
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
])('a link opens the list of %i, and the prefetch requests nothing else', async (year, search) => {
  const { client, calls } = await openInvoices(search);
  expect(await screen.findByText(/^\d+ invoices$/)).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain(`GET /api/Billing/Invoices/${year}`);
  const { prefetch } = module.pages.invoices;
  const ahead = typeof prefetch === 'function' ? prefetch({}, search) : [];
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] !== 'part');
  expect(ahead.map(({ queryKey }) => queryKey)).toEqual(queries.map(({ queryKey }) => queryKey));
});

test('the total is of the listed invoices without drafts and void ones', async () => {
  await openInvoices('?statusId=2');
  await rows();
  expect(screen.getByText(/^Total/)).toHaveTextContent('Total: 24 860.00 NOK');
});

test('BILL-041 BILL-050 invoices in two currencies have a total in each, in the list and on the overview', async () => {
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

test('BILL-042 BILL-054 C63 the invoices are listed even when the names of the statuses cannot be loaded', async () => {
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

test('a company without invoices has an empty state and can choose another year', async () => {
  await openInvoices('', { persona: 'newCompany' });
  expect(await screen.findByRole('heading', { name: 'No invoices' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Year: ${YEAR}` })).toBeVisible();
});
