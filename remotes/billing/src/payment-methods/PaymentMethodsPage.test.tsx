import { act, type RenderOptions, renderRoute, screen, waitFor, within } from '@console/testing';
import area from '../area';
import { page } from '../components/leave-console';
import module from '../remote';
import { cardState, expiryInWords } from './card-rules';

interface Provider {
  addCard: (pageId: string, typed: { number: string; expiry: string; cvc: string; name: string }) => Promise<unknown>;
}

let assign: jest.SpyInstance;
beforeEach(() => {
  assign = jest.spyOn(page, 'assign').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const openCards = (options: RenderOptions = {}) =>
  renderRoute('/admin/billing/paymentmethods', { area, module, ...options });
const row = async (name: string) => {
  const number = await screen.findByRole('cell', { name });
  return within(number.closest('tr') as HTMLElement);
};
const defaultCard = async () => within(await screen.findByRole('region', { name: /^(Visa|Mastercard)$/ }));

test('BILL-056 BILL-057 BILL-058 BILL-061 BILL-062 BILL-063 the default card is shown apart and without actions, then the others', async () => {
  const { calls } = await openCards();
  const standing = await defaultCard();
  expect(standing.getByText('Default')).toBeVisible();
  expect(standing.getByText('Ingrid Haugland')).toBeVisible();
  expect(standing.getByText(/This card expires next month/)).toBeVisible();
  expect(standing.queryByRole('button')).not.toBeInTheDocument();

  const other = await row('•••• 5100');
  expect(other.getByText('Mastercard')).toBeVisible();
  expect(other.getByText('Fjellheim Pensjon AS')).toBeVisible();
  expect(other.getByRole('cell', { name: /^\d{2}\/\d{4}$/ })).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.queryByText('•••• 4242')).not.toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toContain('GET /api/Billing/PaymentMethods');
});

test('BILL-059 BILL-066 another card becomes the default', async () => {
  const { user, calls } = await openCards();
  const button = await screen.findByRole('button', { name: 'Set as default: Mastercard ending in 5100' });
  expect(button).toHaveTextContent('Set as default');
  await user.click(button);
  await waitFor(async () => expect((await defaultCard()).getByText('Fjellheim Pensjon AS')).toBeVisible());
  expect(calls.map(({ name }) => name)).toContain('PUT /api/Billing/SetPaymentMethodAsDefault/pm_mc5100');
  expect(await row('•••• 4242')).toBeDefined();
});

test('an expired card cannot become the default, and says why', async () => {
  await openCards();
  const button = await screen.findByRole('button', { name: 'Set as default: Mastercard ending in 1881' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('This card has expired');
});

test('BILL-060 BILL-065 Delete asks with the card’s name, then removes the card', async () => {
  const { user, calls } = await openCards();
  const button = await screen.findByRole('button', { name: 'Delete Visa ending in 0119' });
  expect(button).toHaveTextContent('Delete');
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Visa ending in 0119?' }));
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: '•••• 0119' })).not.toBeInTheDocument());
  expect(calls.map(({ name }) => name)).toContain('DELETE /api/Billing/DeletePaymentMethod/pm_visa0119');
});

test('BILL-064 adding a card leads to the provider', async () => {
  const { user, calls } = await openCards();
  const add = await screen.findByRole('button', { name: 'Add card' });
  await user.dblClick(add);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(assign.mock.calls[0]).toEqual([expect.stringContaining('http://localhost:4000/payments/cards/')]);
  expect(calls.filter(({ name }) => name === 'POST /api/Billing/AddPaymentMethod')).toHaveLength(1);
});

test('C132 a toast names the added card and offers to make it the default', async () => {
  const { user, sandbox, client } = await openCards();
  await user.click(await screen.findByRole('button', { name: 'Add card' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const [pageId = ''] = /[^/]+$/.exec(new URL(assign.mock.calls[0]?.[0]).pathname) ?? [];
  const typed = { number: '5555 5555 5555 4444', expiry: '12 / 39', cvc: '123', name: 'Ingrid Haugland' };
  await (sandbox.payments as unknown as Provider).addCard(pageId, typed);
  await act(() => client.invalidateQueries());
  const toast = within((await screen.findByText('Card added')).closest('li, [role]') as HTMLElement);
  expect(toast.getByText('Mastercard ending in 4444')).toBeVisible();
  await user.click(toast.getByRole('button', { name: 'Set as default' }));
  await waitFor(async () => expect((await defaultCard()).getByText('Number ending in 4444')).toBeInTheDocument());
  expect(screen.queryByText(/This card expires next month/)).not.toBeInTheDocument();
});

test('C132 returning without a new card shows no toast', async () => {
  const { user, client } = await openCards();
  await user.click(await screen.findByRole('button', { name: 'Add card' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  await act(() => client.invalidateQueries());
  await row('•••• 5100');
  expect(screen.queryByText('Card added')).not.toBeInTheDocument();
});

test('C117 a card that was already deleted is reported as deleted', async () => {
  const match = 'DELETE /api/Billing/DeletePaymentMethod/pm_visa0119';
  const { user } = await openCards({ prepare: ({ faults }) => faults.add({ match, fault: 'status=404' }) });
  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 0119' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Visa ending in 0119 was already deleted')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('BILL-064 an address that is not allowed is refused once, with the message that no card was added', async () => {
  const { user } = await openCards({
    prepare: ({ payments }) =>
      Object.assign(payments, { openAddCard: async () => ({ url: 'https://evil.example/cards' }) }),
  });
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(/tried to send you to https:\/\/evil\.example.*No card was added\.$/)).toBeVisible();
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ handled: true })]]);
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  [
    'Failed to set payment method as default',
    'PUT /api/Billing/SetPaymentMethodAsDefault/pm_mc5100',
    'Set as default: Mastercard ending in 5100',
  ],
  ['Failed to add payment method', 'POST /api/Billing/AddPaymentMethod', 'Add card'],
])('BILL-068 BILL-070 "%s"', async (message, match, button) => {
  const { user } = await openCards({ prepare: ({ faults }) => faults.add({ match, fault: 'status=500' }) });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('BILL-069 "Failed to delete payment method" leaves the question open', async () => {
  const match = 'DELETE /api/Billing/DeletePaymentMethod/pm_mc5100';
  const { user } = await openCards({ prepare: ({ faults }) => faults.add({ match, fault: 'status=500' }) });
  await user.click(await screen.findByRole('button', { name: 'Delete Mastercard ending in 5100' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete payment method')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('BILL-067 a failure to load the cards is shown', async () => {
  await openCards({
    prepare: ({ faults }) => faults.add({ match: 'GET /api/Billing/PaymentMethods', fault: 'status=500' }),
  });
  expect(await screen.findByRole('heading', { name: 'Failed to load payment methods' })).toBeVisible();
});

test('a company without cards has a button to add one', async () => {
  await openCards({ persona: 'newCompany' });
  expect(await screen.findByRole('heading', { name: 'No cards' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add card' })).toBeVisible();
});

test('a card is good until the end of its month, and expires soon within 60 days of that', () => {
  const card = {
    paymentMethodId: '',
    isDefault: true,
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2026 },
    billing: { name: null },
  };
  const stateAt = (...date: [number, number, number]) => cardState(card, new Date(...date));
  expect([stateAt(2026, 9, 1), stateAt(2026, 10, 5), stateAt(2026, 11, 31), stateAt(2027, 0, 1)]).toEqual([
    'good',
    'soon',
    'soon',
    'expired',
  ]);
  expect(expiryInWords(card, new Date(2026, 10, 5))).toBe('next month');
  expect(expiryInWords(card, new Date(2026, 11, 5))).toBe('this month');
});
