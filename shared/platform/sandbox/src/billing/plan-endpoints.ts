import { customerPlan, plan } from '@console/api';
import { t, translated } from '@console/words';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import type { Gate } from '../calls/gates';
import { notFound } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { billingDay, inBilling } from './calendar';
import { orderCheckoutUrl, thankYouUrl } from './card-payments';
import { closeOrders } from './orders';
import { type Plan, planById, plans } from './plans';
import { startPlan } from './purchases';
import { readScheduledChange, setNextPlan } from './subscriptions';

/** Administrators, with the billing right unless an option says otherwise (C95). */
export const buyerGates = ({ buyersNeedBilling }: Platform): readonly Gate[] =>
  buyersNeedBilling ? ['admin', 'BILLING_ADMIN'] : ['admin'];

export function planEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'admin');
  const ofBuyers = behind(define, buyerGates(platform));

  endpoint(plan.getPlanTiers, () => plans.map(toTier));

  endpoint(plan.getPlanTier, ({ params }) => {
    const tier = planById(params.planId);
    if (!tier) throw notFound(t('The plan was not found.'));
    return toTier(tier);
  });

  ofBuyers(customerPlan.startPlan, {
    audit: ['plan', 'started'],
    handle: ({ company, body: { planId } }) =>
      inBilling(platform, async (today) => {
        const { order } = await startPlan(platform, company.id, { planId, method: 'stripe', today });
        return { url: order ? await orderCheckoutUrl(platform, company, order) : thankYouUrl(platform, planId) };
      }),
  });

  endpoint(customerPlan.getScheduledChange, async ({ company }) => {
    await billingDay(platform);
    return readScheduledChange(platform, company.id);
  });

  ofBuyers(customerPlan.removeScheduledChange, {
    audit: ['plan', 'deleted'],
    handle: ({ company: { id } }) =>
      inBilling(platform, async () => {
        await closeOrders(platform, id, 'replaced');
        await setNextPlan(platform, id, null);
      }),
  });

  ofBuyers(customerPlan.issueInvoice, {
    audit: ['plan', 'started'],
    handle: ({ company, query: { planId } }) =>
      inBilling(platform, async (today) => {
        const { invoice } = await startPlan(platform, company.id, { planId, method: 'invoice', today });
        return invoice ? { invoiceNo: invoice.number } : null;
      }),
  });
}

function toTier(full: Plan): plan.PlanTier {
  const { products: _, licenses: __, ...tier } = full;
  const planDescription = translated(tier.planDescription);
  return { ...tier, planDescription, whatsIncluded: tier.whatsIncluded.map((text) => translated(text)) };
}
