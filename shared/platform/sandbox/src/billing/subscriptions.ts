import type { customerPlan } from '@console/api';
import { eq } from 'drizzle-orm';
import { customers } from '../db/schema';
import type { Platform } from '../platform/platform';
import { subscriptions } from './billing-tables';
import type { Plan } from './plans';

type Subscription = typeof subscriptions.$inferSelect;
export type PaymentMethodId = Subscription['method'];

/** Changes licenses, products and navigation too. */
export async function beginPlan(
  platform: Platform,
  customerId: string,
  plan: Plan,
  method: PaymentMethodId,
): Promise<void> {
  await platform.db.batch(beginning(platform, customerId, plan, method));
}

/** Returns SQL statements for a larger transaction. */
export function beginning(
  { db }: Platform,
  customerId: string,
  { id: planId, tierLevel, licenses, products }: Plan,
  method: PaymentMethodId,
) {
  const begun = { planId, method, nextPlanId: null, nextFrom: null };
  return [
    db.update(customers).set({ tierLevel, licenses, activeProducts: products }).where(eq(customers.id, customerId)),
    db
      .insert(subscriptions)
      .values({ customerId, ...begun })
      .onConflictDoUpdate({ target: subscriptions.customerId, set: begun }),
  ] as const;
}

export const readSubscription = ({ db }: Platform, customerId: string): Promise<Subscription | undefined> =>
  db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)).get();

export const readSubscribers = ({ db }: Platform) =>
  db
    .select({ company: customers, subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId));

export async function setNextPlan(
  { db }: Platform,
  customerId: string,
  next: { planId: string; from: string } | null,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ nextPlanId: next?.planId ?? null, nextFrom: next?.from ?? null })
    .where(eq(subscriptions.customerId, customerId));
}

export async function readScheduledChange(
  platform: Platform,
  customerId: string,
): Promise<customerPlan.ScheduledChange> {
  const { nextPlanId = null, nextFrom = null } = (await readSubscription(platform, customerId)) ?? {};
  return nextPlanId === null || nextFrom === null ? null : { planId: nextPlanId, takesEffect: nextFrom };
}
