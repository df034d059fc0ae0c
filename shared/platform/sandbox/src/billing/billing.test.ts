import { billing, customer, customerPlan, plan, viewpointConfiguration } from '@console/api';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../calls/refusal';
import type { PaymentSimulator } from '../payments/payment-simulator';
import { payments } from '../payments/payment-tables';
import type { Platform } from '../platform/platform';
import { createSandbox, type Sandbox } from '../sandbox';
import { callAs } from '../testing/call-as';
import { send } from '../testing/send';
import { invoicePayments, invoices } from './billing-tables';
import { moveCalendar } from './calendar';

const NOW = new Date(2026, 10, 22, 12);
let sandbox: Sandbox;
let platform: Platform;
beforeEach(async () => {
  sandbox = await createSandbox({ now: () => NOW }, async (_, created) => void (platform = created));
});
afterEach(() => sandbox.close());

const moveCalendarTo = (day: string) => moveCalendar(platform, day);

const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

async function payAt(url: string, number: string) {
  const provider = sandbox.payments as PaymentSimulator;
  const { payment } = await provider.readPage(idIn(url));
  const typed = { number, expiry: '12 / 39', cvc: '123', name: 'Maja Sandvik' };
  const confirmed = await provider.confirm(payment?.id ?? '', typed);
  return confirmed.status === 'requires_action' ? await provider.authenticate(confirmed.id, true) : confirmed;
}

const read = async () => {
  const { currentPlan, activeProducts, licenses } = (await send(customer.getCustomer))!;
  return { tierLevel: currentPlan?.tierLevel, activeProducts, licenses };
};

test('BILL-006 three tiers, of which the last one is sold by agreement', async () => {
  callAs(sandbox, 'owner');
  const tiers = await send(plan.getPlanTiers);
  expect(tiers.map(({ planName, tierLevel, prePriced }) => [planName, tierLevel, prePriced])).toEqual([
    ['Start', 1, true],
    ['Business', 2, true],
    ['Enterprise', 3, false],
  ]);
  await expect(send(customerPlan.startPlan, { body: { planId: 'enterprise' } })).rejects.toMatchObject({
    message: expect.stringContaining('Contact us'),
  });
});

test('a plan by invoice begins at once, with products, licences and one invoice however often it is asked for', async () => {
  callAs(sandbox, 'newCompany');
  expect(await read()).toEqual({ tierLevel: undefined, activeProducts: [], licenses: [] });

  const both = await Promise.allSettled([
    send(customerPlan.issueInvoice, { query: { planId: 'business' } }),
    send(customerPlan.issueInvoice, { query: { planId: 'business' } }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

  const after = await read();
  expect(after.tierLevel).toBe(2);
  expect(after.activeProducts).toContain('WF');
  expect(after.licenses).toContainEqual({ productCode: 'AD', userLimit: 60 });
  expect(await send(billing.getInvoices)).toEqual([
    expect.objectContaining({
      invoiceNo: 'NB-2026-1001',
      statusId: 2,
      amountDue: 747,
      currency: 'NOK',
      dueDate: '2026-12-06',
    }),
  ]);
});

test('BILL-019 BILL-020 a plan by card begins when it is paid, here after the bank has been asked', async () => {
  callAs(sandbox, 'newCompany');
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  expect((await read()).tierLevel).toBeUndefined();
  expect(await send(billing.getInvoices)).toEqual([expect.objectContaining({ statusId: 1, amountDue: 297 })]);

  await payAt(url, '4000 0027 6000 3184');
  expect((await read()).tierLevel).toBe(1);
  expect(await send(billing.getInvoices)).toEqual([expect.objectContaining({ statusId: 3, amountDue: 297 })]);
  expect(await send(billing.getDefaultPaymentMethod)).toMatchObject({ card: { last4: '3184' }, isDefault: true });
});

test('Q49 nobody pays twice: asked twice, in two tabs, it is one order and one payment; a new purchase closes the order before it', async () => {
  callAs(sandbox, 'newCompany');
  const [first, second] = await Promise.all([
    send(customerPlan.startPlan, { body: { planId: 'start' } }),
    send(customerPlan.startPlan, { body: { planId: 'start' } }),
  ]);
  const other = await send(customerPlan.startPlan, { body: { planId: 'business' } });
  const statuses = async () => (await send(billing.getInvoices)).map(({ statusId }) => String(statusId)).toSorted();
  expect(await statuses()).toEqual(['1', '5']);
  for (const { url } of [first, second]) expect((await payAt(url, '4242424242424242')).status).toBe('canceled');

  await Promise.all([payAt(other.url, '4242424242424242'), payAt(other.url, '5555555555554444')]);
  expect((await read()).tierLevel).toBe(2);
  expect(await statuses()).toEqual(['3', '5']);
  expect(await moneyTaken()).toEqual([{ amount: 74_700, isRefunded: false }]);
});

async function moneyTaken() {
  const nordlys = await sandbox.payments.customerOf({ id: 'c-nordlys', name: '' });
  const isTaken = and(eq(payments.status, 'succeeded'), eq(payments.customer, nordlys));
  const rows = await sandbox.db.select().from(payments).where(isTaken);
  return rows.map(({ amount, isRefunded }) => ({ amount, isRefunded }));
}

test('Q49 an order that was left at the provider cannot be paid once the same plan was bought by invoice', async () => {
  callAs(sandbox, 'newCompany');
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'business' } });
  await send(customerPlan.issueInvoice, { query: { planId: 'business' } });
  expect((await payAt(url, '4242424242424242')).status).toBe('canceled');
  expect(await moneyTaken()).toEqual([]);
  expect((await send(billing.getInvoices)).map(({ statusId }) => statusId)).toEqual(expect.arrayContaining([2, 5]));
});

test('Q49 an older order moves nobody to a smaller plan, and paying a bill late brings no plan back', async () => {
  callAs(sandbox, 'newCompany');
  const start = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  await send(customerPlan.issueInvoice, { query: { planId: 'business' } });
  await payAt(start.url, '4242424242424242');
  expect((await read()).tierLevel).toBe(2);

  await send(customerPlan.startPlan, { body: { planId: 'start' } });
  await moveCalendarTo('2026-12-01');
  expect((await read()).tierLevel).toBe(1);
  const bill = (await sandbox.db.select().from(invoices)).find(({ planId, status }) => planId && status === 'open');
  await payAt((await signup()).url, '4242424242424242');
  expect((await read()).tierLevel).toBe(1);

  async function signup() {
    return await sandbox.payments.openCheckout({
      customer: await sandbox.payments.customerOf({ id: 'c-nordlys', name: '' }),
      amount: bill?.amountDue ?? 0,
      currency: 'NOK',
      description: '',
      metadata: { invoiceId: bill?.id ?? '' },
      key: bill?.id ?? '',
      returnUrl: '',
      cancelUrl: '',
    });
  }
});

test('Q49 an order ends with its month: what is paid for it afterwards goes back and stands on its invoice', async () => {
  let today = new Date(2026, 10, 30, 12);
  await sandbox.close();
  sandbox = await createSandbox({ now: () => today });
  callAs(sandbox, 'newCompany');
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'business' } });
  // No call to billing since, so the calendar stands still when the payment arrives.
  today = new Date(2026, 11, 10, 12);
  expect((await payAt(url, '4242424242424242')).status).toBe('succeeded');
  expect((await read()).tierLevel).toBeUndefined();
  expect(await moneyTaken()).toEqual([{ amount: 8_300, isRefunded: true }]);
  const [order] = await sandbox.db.select().from(invoices).where(eq(invoices.customerId, 'c-nordlys'));
  expect(order).toMatchObject({ status: 'void', closedAs: 'ended' });
  const [receipt] = await sandbox.db.select().from(invoicePayments);
  expect(receipt).toMatchObject({ invoiceId: order?.id, amount: 8_300, paidWith: 'Visa ending in 4242' });
  expect(receipt?.refundedAt).toEqual(expect.any(Number));
});

test('BILL-025 Q49 the orders tell what became of each purchase, and the quote what is charged when', async () => {
  callAs(sandbox, 'newCompany');
  expect(await send(customerPlan.getQuote, { query: { planId: 'business' } })).toMatchObject({
    currency: 'NOK',
    taxPercent: 25,
    now: { amount: 747, tax: 149.4, from: '2026-11-22', to: '2026-11-30' },
    takesEffect: '2026-11-22',
    next: { day: '2026-12-01', amount: 2490, tax: 498 },
    users: { count: 1, limit: 60 },
  });
  await send(customerPlan.startPlan, { body: { planId: 'start' } });
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'business' } });
  const states = async () =>
    (await send(customerPlan.getOrders)).map(({ planId, state, closedAs }) => `${planId} ${state} ${closedAs}`);
  expect(await states()).toEqual(['business waiting null', 'start closed replaced']);
  const [waiting] = await send(customerPlan.getOrders);
  await send(customerPlan.cancelOrder, { orderId: waiting?.orderId ?? '' });
  expect((await payAt(url, '4242424242424242')).status).toBe('canceled');
  expect(await states()).toEqual(['business closed cancelled', 'start closed replaced']);
  await expect(send(customerPlan.cancelOrder, { orderId: 'of-somebody-else' })).rejects.toMatchObject({ status: 404 });

  await send(customerPlan.issueInvoice, { query: { planId: 'start' } });
  expect((await send(customerPlan.getOrders))[0]).toMatchObject({
    planId: 'start',
    method: 'invoice',
    state: 'begun',
    charge: { amount: 297 },
    next: { day: '2026-12-01', amount: 990 },
  });
  expect(await send(customerPlan.getQuote, { query: { planId: 'start' } })).toMatchObject({ now: null });
  // A higher plan costs the difference for the rest of the month.
  expect(await send(customerPlan.getQuote, { query: { planId: 'business' } })).toMatchObject({ now: { amount: 450 } });
  await send(customerPlan.issueInvoice, { query: { planId: 'business' } });
  expect((await send(customerPlan.getOrders))[0]).toMatchObject({ planId: 'business', charge: { amount: 450 } });
});

test('HOST-070 buying asks for the billing right besides, unless the platform was started otherwise', async () => {
  callAs(sandbox, 'teamAdmin');
  await expect(send(customerPlan.issueInvoice, { query: { planId: 'start' } })).rejects.toMatchObject({ status: 403 });
  await sandbox.close();
  sandbox = await createSandbox({ now: () => NOW, buyersNeedBilling: false });
  callAs(sandbox, 'teamAdmin');
  await send(customerPlan.startPlan, { body: { planId: 'start' } });
  expect(await send(customerPlan.getScheduledChange)).toMatchObject({ planId: 'start' });
});

test('Q49 a month is charged once, also where the provider was away on its first day', async () => {
  callAs(sandbox, 'newCompany');
  await payAt((await send(customerPlan.startPlan, { body: { planId: 'start' } })).url, '4242424242424242');
  const charge = jest.spyOn(sandbox.payments, 'charge').mockRejectedValue(new Refusal(503, 'away'));
  await moveCalendarTo('2026-12-01');
  charge.mockRestore();
  await moveCalendarTo('2026-12-15');
  const december = (await send(billing.getInvoices)).filter(({ dueDate }) => dueDate === '2026-12-15');
  expect(december).toEqual([expect.objectContaining({ statusId: 3, amountDue: 990 })]);
});

test('the first of a month charges the card; one that does not pay leaves the invoice open until its last day', async () => {
  callAs(sandbox, 'newCompany');
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  await payAt(url, '4000 0000 0000 0341');
  await moveCalendarTo('2026-12-01');
  const december = async () => (await send(billing.getInvoices)).find(({ dueDate }) => dueDate === '2026-12-15');
  expect(await december()).toMatchObject({ statusId: 2, amountDue: 990 });

  const page = await sandbox.payments.openAddCard({
    customer: await sandbox.payments.customerOf({ id: 'c-nordlys', name: '' }),
    returnUrl: '',
    cancelUrl: '',
  });
  const typed = { number: '4242424242424242', expiry: '12 / 39', cvc: '123', name: 'Maja Sandvik' };
  await (sandbox.payments as PaymentSimulator).addCard(idIn(page.url), typed);
  const added = (await send(billing.getPaymentMethods)).find(({ isDefault }) => !isDefault);
  await send(billing.setPaymentMethodAsDefault, { paymentMethodId: added?.paymentMethodId ?? '' });
  await moveCalendarTo('2026-12-15');
  expect(await december()).toMatchObject({ statusId: 3 });
});

test('BILL-061 the default card is not deleted, an expired one does not become the default', async () => {
  callAs(sandbox, 'owner');
  const cards = await send(billing.getPaymentMethods);
  expect(cards.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false]);
  await expect(send(billing.deletePaymentMethod, { paymentMethodId: 'pm_visa4242' })).rejects.toMatchObject({
    status: 400,
  });
  await expect(send(billing.setPaymentMethodAsDefault, { paymentMethodId: 'pm_mc1881' })).rejects.toMatchObject({
    status: 400,
  });
  await send(billing.deletePaymentMethod, { paymentMethodId: 'pm_mc1881' });
  expect(await send(billing.getPaymentMethods)).toHaveLength(3);

  callAs(sandbox, 'newCompany');
  await expect(send(billing.deletePaymentMethod, { paymentMethodId: 'pm_mc5100' })).rejects.toMatchObject({
    status: 404,
  });
});

test('BILL-017 a lower plan takes effect on the first of next month, and the products it lacks are gone then', async () => {
  callAs(sandbox, 'owner');
  const { url } = await send(customerPlan.startPlan, { body: { planId: 'start' } });
  expect(url).toBe('http://localhost:3000/plans/purchase/success/start');
  await moveCalendarTo('2026-11-30');
  expect((await read()).activeProducts).toContain('WF');

  await moveCalendarTo('2026-12-01');
  const { tierLevel, activeProducts, licenses } = await read();
  expect(tierLevel).toBe(1);
  expect(activeProducts).toEqual(['DA', 'DG', 'AD', 'SP']);
  expect(licenses).toEqual([{ productCode: 'AD', userLimit: 10 }]);
  const ofDecember = (await send(billing.getInvoices)).find(({ dueDate }) => dueDate === '2026-12-15');
  expect(ofDecember).toMatchObject({ amountDue: 1480 });
});

test('SERV-051 the private document database stands on the invoices of the months in which it is on', async () => {
  callAs(sandbox, 'owner');
  const dueOn = async (day: string) =>
    (await send(billing.getInvoices)).find(({ dueDate }) => dueDate === day)?.amountDue;
  await moveCalendarTo('2026-12-01');
  expect(await dueOn('2026-12-15')).toBe(2980);
  await send(viewpointConfiguration.getConfiguration);
  await send(viewpointConfiguration.updateConfiguration, { body: { usePrivateStorage: false } });
  await moveCalendarTo('2027-01-01');
  expect(await dueOn('2027-01-15')).toBe(2490);
});

test('BILL-017 a downgrade is taken back, by choosing the present plan again or by keeping it', async () => {
  callAs(sandbox, 'owner');
  expect(await send(customerPlan.getScheduledChange)).toBeNull();
  await expect(send(customerPlan.startPlan, { body: { planId: 'business' } })).rejects.toMatchObject({
    message: expect.stringContaining('already'),
  });
  await send(customerPlan.startPlan, { body: { planId: 'start' } });
  await send(customerPlan.startPlan, { body: { planId: 'business' } });
  expect(await send(customerPlan.getScheduledChange)).toBeNull();
  await send(customerPlan.startPlan, { body: { planId: 'start' } });
  expect(await send(customerPlan.getScheduledChange)).toEqual({ planId: 'start', takesEffect: '2026-12-01' });
  callAs(sandbox, 'severalCompanies');
  await send(customerPlan.removeScheduledChange);
  callAs(sandbox, 'owner');
  await Promise.all([send(customerPlan.removeScheduledChange), send(customerPlan.removeScheduledChange)]);
  await moveCalendarTo('2026-12-01');
  expect((await read()).tierLevel).toBe(2);
});

test('invoices age: what nobody pays for 60 days is uncollectible', async () => {
  callAs(sandbox, 'newCompany');
  await send(customerPlan.issueInvoice, { query: { planId: 'start' } });
  await moveCalendarTo('2027-02-05');
  const all = await send(billing.getInvoices);
  expect(all.find(({ invoiceNo }) => invoiceNo === 'NB-2026-1001')?.statusId).toBe(4);
  await moveCalendarTo('2027-02-05');
  expect(await send(billing.getInvoices)).toHaveLength(all.length);
  expect(all.map(({ dueDate }) => dueDate)).toEqual(['2027-02-15', '2027-01-15', '2026-12-15', '2026-12-06']);
});

test('BILL-033 BILL-041 BILL-052 BILL-053 the overview agrees with the invoices, and a year has those that are due on it', async () => {
  callAs(sandbox, 'owner');
  const overview = await send(billing.getOverview);
  expect(overview).toMatchObject({
    amountDue: 24_860,
    currency: 'NOK',
    numberOfOpenInvoices: 2,
    lastInvoiceStatusId: 2,
  });
  const all = await send(billing.getInvoices);
  expect(overview.lastInvoiceUrl).toBe(all.find(({ statusId }) => statusId !== 1)?.invoiceUrl);
  const of2025 = await send(billing.getInvoicesOfYear, { year: 2025 });
  expect(of2025).toHaveLength(12);
  expect(of2025.every(({ dueDate }) => dueDate.startsWith('2025-'))).toBe(true);
  expect(new Set(all.map(({ statusId }) => statusId))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('the lines of every invoice add up to its amount, to the smallest coin', async () => {
  for (const { lines, amountDue } of await sandbox.db.select().from(invoices)) {
    expect(lines.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(amountDue);
    for (const { net, vat } of lines) expect(Math.abs(vat - net / 4)).toBeLessThan(1);
  }
});

test('Q14 a company sees its own invoices only', async () => {
  callAs(sandbox, 'newCompany');
  expect(await send(billing.getInvoices)).toEqual([]);
  expect(await send(billing.getOverview)).toMatchObject({ amountDue: 0, lastInvoiceUrl: null });
  const ofFjellheim = await sandbox.db.select().from(invoices).where(eq(invoices.customerId, 'c-fjellheim'));
  expect(new Set(ofFjellheim.map(({ secret }) => secret)).size).toBe(ofFjellheim.length);
});
