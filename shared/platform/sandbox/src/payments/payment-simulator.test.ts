import { openDatabase } from '../db/open-database';
import type { Payment } from './payment-provider';
import { PaymentSimulator } from './payment-simulator';

async function openProvider() {
  const { db } = await openDatabase(':memory:');
  const paid: Payment[] = [];
  const onPaid = async (payment: Payment) => void paid.push(payment);
  const provider = new PaymentSimulator({ db, onPaid, now: () => new Date('2026-03-10'), origin: 'http://pay.test' });
  const customer = await provider.customerOf({ id: 'c-1' });
  const order = {
    customer,
    amount: 249_000,
    currency: 'NOK',
    description: 'Business',
    metadata: { invoiceId: 'inv-1' },
  };
  const open = (key = 'inv-1') => provider.openPayment({ ...order, key });
  return { db, provider, paid, customer, order, open };
}

const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

const card = (number: string) => ({ number, expiry: '12 / 29', cvc: '123', name: 'Ingrid Haugland' });

test('a card that pays is charged once, however often and from wherever it is confirmed', async () => {
  const { provider, paid, open, customer } = await openProvider();
  const payment = await open();
  expect((await open()).id).toBe(payment.id);
  const tabs = [1, 2, 3].map(() => provider.confirm(payment.id, card('4242 4242 4242 4242')));
  await Promise.all(tabs);
  expect(await provider.confirm(payment.id, card('5555 5555 5555 4444'))).toMatchObject({ status: 'succeeded' });
  expect(paid).toHaveLength(1);
  expect(await provider.readPayment(payment.id)).toMatchObject({ status: 'succeeded', card: { last4: '4242' } });
  expect(await provider.readCards(customer)).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true }]);
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0000 0000 0127', "Your card's security code is incorrect."],
  ['4000 0000 0000 0119', 'An error occurred while processing your card. Try again in a little bit.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4242', 'Your card number is incomplete.'],
])('%s is refused, and another card can pay after it', async (number, message) => {
  const { provider, open } = await openProvider();
  const { id } = await open();
  expect(await provider.confirm(id, card(number))).toMatchObject({
    status: 'requires_payment_method',
    failure: { message },
  });
  expect((await provider.confirm(id, card('4242 4242 4242 4242'))).status).toBe('succeeded');
});

test('the bank is asked, and its answer counts once', async () => {
  const { provider, paid, open } = await openProvider();
  const { id } = await open();
  expect((await provider.confirm(id, card('4000 0000 0000 3220'))).status).toBe('requires_action');
  expect(paid).toEqual([]);
  expect(await provider.authenticate(id, false)).toMatchObject({ failure: { type: 'card_error' } });
  await provider.confirm(id, card('4000 0000 0000 3220'));
  await Promise.all([provider.authenticate(id, true), provider.authenticate(id, true)]);
  expect(paid).toHaveLength(1);
});

test('a hosted page ends where it came from, and a card added there is saved', async () => {
  const { provider, paid, order } = await openProvider();
  const urls = { returnUrl: 'http://console.test/done', cancelUrl: 'http://console.test/plans' };
  const checkout = await provider.openCheckout({ ...order, ...urls, key: 'inv-9' });
  const { payment } = await provider.readPage(idOf(checkout.url));
  await provider.confirm(payment?.id ?? '', card('4242 4242 4242 4242'));
  expect(await provider.readPage(idOf(checkout.url))).toMatchObject({ isDone: true });
  const adding = await provider.openAddCard({ ...urls, customer: order.customer });
  expect(await provider.addCard(idOf(adding.url), card('5555 5555 5555 4444'))).toBeUndefined();
  expect(paid).toHaveLength(1);
  expect(await provider.readCards(order.customer)).toHaveLength(2);
});

test('no card number is stored', async () => {
  const { db, provider, open } = await openProvider();
  await provider.confirm((await open()).id, card('4242 4242 4242 4242'));
  const tables = await Promise.all(
    ['payments', 'payment_cards', 'payment_pages'].map((table) => db.all(`select * from ${table}`)),
  );
  expect(JSON.stringify(tables).replace(/\s/g, '')).not.toContain('4242424242424242');
});
