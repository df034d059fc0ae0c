import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { Refusal } from '../calls/refusal';
import { NORWAY } from '../companies/countries';
import { type Database, openInMemory } from '../db/open-database';
import { customers } from '../db/schema';
import type { Payment } from '../payments/payment-provider';
import { PaymentSimulator } from '../payments/payment-simulator';
import { payments } from '../payments/payment-tables';
import type { Platform } from '../platform/platform';
import { billingCalendar, invoicePayments, invoices, subscriptions } from './billing-tables';
import { moveCalendar, onPaid } from './calendar';
import { orderCheckoutUrl } from './card-payments';
import { readBills, statusIdOf } from './invoices';
import { closeOrders } from './orders';
import { startPlan } from './purchases';
import { inTurn } from './turns';

/* A company pays once, whatever people do. */

const BEGINS = '2026-11-28';

let db: Database;
let close: () => void;
let count = 0;
beforeAll(async () => {
  ({ db, close } = await openInMemory());
  await db.insert(billingCalendar).values({ id: 1, day: BEGINS });
});
afterAll(() => close());

/** Same day; companies from earlier runs are no longer billed. */
async function openShop() {
  count += 1;
  const company = { id: `c-${count}`, name: 'Nordlys Bedrift AS' };
  await db.batch([
    db.delete(subscriptions),
    db.delete(invoices),
    db.update(billingCalendar).set({ day: BEGINS }),
    db.insert(customers).values({ ...company, orgNumber: '1', country: NORWAY, licenses: [], activeProducts: [] }),
  ]);
  let day = BEGINS;
  const now = () => new Date(`${day}T10:00:00`);
  const paid = (payment: Payment): Promise<void> => onPaid(platform, payment);
  const provider = new PaymentSimulator({ db, now, onPaid: paid, origin: 'http://pay.test' });
  const platform = {
    db,
    payments: provider,
    now,
    consoleOrigins: ['http://c.test'],
    issuer: '',
  } as unknown as Platform;
  return {
    company,
    provider,
    platform,
    today: () => day,
    async moveTo(next: string) {
      day = next;
      await moveCalendar(platform, next);
    },
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const planIds = fc.constantFrom('start', 'business');
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), planId: planIds }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('invoice' as const), planId: planIds }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), page: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.constantFrom(1, 3) }) },
);
type Step = typeof steps extends fc.Arbitrary<infer Each> ? Each : never;

interface Customer {
  pages: string[];
  lastPlan: string | undefined;
}

async function take({ platform, provider, company, ...shop }: Shop, person: Customer, step: Step): Promise<void> {
  if (step.do === 'days') {
    const date = new Date(`${shop.today()}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + step.days);
    return await shop.moveTo(date.toISOString().slice(0, 10));
  }
  if (step.do === 'pay') {
    const url = person.pages[step.page];
    if (url === undefined) return;
    const { payment } = await provider.readPage(new URL(url).pathname.split('/').at(-1) ?? '');
    const card = { number: '4242424242424242', expiry: '12 / 39', cvc: '123', name: 'Maja Sandvik' };
    await provider.confirm(payment?.id ?? '', card);
    return;
  }
  if (step.do === 'cancel') {
    await inTurn(platform, () => closeOrders(platform, company.id, 'cancelled'));
    return;
  }
  const chosen = { planId: step.planId, today: shop.today() };
  await inTurn(platform, async () => {
    const { order } = await startPlan(platform, company.id, {
      ...chosen,
      method: step.do === 'order' ? 'stripe' : 'invoice',
    });
    person.lastPlan = step.planId;
    if (order) person.pages.push(await orderCheckoutUrl(platform, company, order));
  });
}

async function readPlan(): Promise<string | undefined> {
  const [subscription] = await db.select().from(subscriptions);
  return subscription?.planId;
}

async function assertHonest({ platform, company }: Shop): Promise<void> {
  const bills = await db.select().from(invoices);
  const customer = await platform.payments.customerOf(company);
  const paid = await db.select().from(payments).where(eq(payments.customer, customer));
  const ofBills = inArray(
    invoicePayments.invoiceId,
    bills.map(({ id }) => id),
  );
  const receipts = await db.select().from(invoicePayments).where(ofBills);
  const charged = bills.filter(({ status }) => status !== 'void' && status !== 'draft');
  const charges = charged.map(({ planId, month }) => `${planId} ${month}`);
  expect(new Set(charges).size).toBe(charges.length);
  const isDraft = ({ metadata }: (typeof paid)[number]) =>
    bills.some(({ id, status }) => id === metadata.invoiceId && status === 'draft');
  const open = paid.filter(({ status, metadata }) => status.startsWith('requires') && metadata.planId !== undefined);
  expect(open.filter(isDraft).length).toBe(open.length);
  expect(open.length).toBeLessThan(2);
  // Payments taken equal paid invoices; every refund is on an invoice.
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const lasting = paid.filter(({ status, isRefunded }) => status === 'succeeded' && !isRefunded);
  const owed = bills.filter(({ status }) => status === 'paid').map(({ amountDue }) => amountDue);
  expect(sum(lasting.map(({ amount }) => amount))).toBe(sum(owed));
  const back = paid.filter(({ isRefunded }) => isRefunded).map(({ id }) => id);
  const reported = receipts.filter(({ refundedAt }) => refundedAt !== null).map(({ paymentId }) => paymentId);
  expect(reported.toSorted()).toEqual(back.toSorted());
  const listed = await readBills(platform, company.id);
  const inMinor = (amounts: readonly number[]) => sum(amounts.map((amount) => Math.round(amount * 100)));
  const taken = listed.filter(({ statusId }) => statusId === statusIdOf({ status: 'paid' }));
  const givenBack = listed.flatMap(({ refunds = [] }) => refunds.map(({ amount }) => amount));
  const moved = paid.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  expect(inMinor([...taken.map(({ amountDue }) => amountDue), ...givenBack])).toBe(sum(moved));
}

const RUNS = process.env.NIGHTLY ? 1000 : 25;

test('Q49 whatever is ordered, paid, taken back and waited for: one charge for a plan and month, no plan that nobody asked for last, and every krone stands on an invoice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 6 }), async (all) => {
      const shop = await openShop();
      const person: Customer = { pages: [], lastPlan: undefined };
      let before: string | undefined;
      for (const step of all) {
        try {
          await take(shop, person, step);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        const plan = await readPlan();
        expect([before, person.lastPlan]).toContain(plan);
        before = plan;
      }
      await assertHonest(shop);
    }),
    { numRuns: RUNS },
  );
  expect(count).toBe(RUNS);
}, 240_000);
