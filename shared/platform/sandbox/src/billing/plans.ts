import type { customer, plan } from '@console/api';
import { MAIN_PRODUCT } from '../calls/products';

export interface Plan extends plan.PlanTier {
  /** The access that a company gets by this plan, by product code. */
  products: string[];
  licenses: customer.Customer['licenses'];
}

const START_PRODUCTS = ['DA', 'DG', MAIN_PRODUCT, 'SP'];
const BUSINESS_PRODUCTS = ['DA', 'SD', 'WF', 'TL', 'DS', 'DG', 'LL', MAIN_PRODUCT, 'SP'];

/** The plans, the smallest first. Prices include VAT. */
export const plans: readonly Plan[] = [
  {
    id: 'start',
    planName: 'Start',
    planDescription: 'One team that writes and archives.',
    tierLevel: 1,
    prePriced: true,
    planPrices: [
      { currency: 'NOK', price: 990 },
      { currency: 'SEK', price: 1050 },
      { currency: 'DKK', price: 640 },
      { currency: 'EUR', price: 86 },
    ],
    whatsIncluded: [
      'Studio with document templates',
      'Archive with retention policies',
      'Up to 10 users',
      'Support by e-mail',
    ],
    products: START_PRODUCTS,
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 10 }],
  },
  {
    id: 'business',
    planName: 'Business',
    planDescription: 'Teams that send, sign and follow up.',
    tierLevel: 2,
    prePriced: true,
    planPrices: [
      { currency: 'NOK', price: 2490 },
      { currency: 'SEK', price: 2590 },
      { currency: 'DKK', price: 1590 },
      { currency: 'EUR', price: 214 },
    ],
    whatsIncluded: [
      'Everything in Start',
      'Dialogs and Text Library',
      'Workflow and Signature',
      'Audit of every change',
      'Up to 60 users',
    ],
    products: BUSINESS_PRODUCTS,
    licenses: [
      { productCode: MAIN_PRODUCT, userLimit: 60 },
      { productCode: 'LL', userLimit: 10 },
    ],
  },
  {
    id: 'enterprise',
    planName: 'Enterprise',
    planDescription: 'One agreement for many companies.',
    tierLevel: 3,
    prePriced: false,
    planPrices: [],
    whatsIncluded: [
      'Everything in Business',
      'Viewpoint, a private database',
      'Up to 1000 users',
      'A named contact in support',
    ],
    products: [...BUSINESS_PRODUCTS, 'VP'],
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 1000 }],
  },
];

export const planById = (id: string | null): Plan | undefined => plans.find((plan) => plan.id === id);

/** The price per month in a currency, in minor units; undefined = per agreement. */
export function monthlyPrice({ prePriced, planPrices }: Plan, currency: string): number | undefined {
  const fixed = prePriced ? planPrices.find((price) => price.currency === currency) : undefined;
  return fixed && Math.round(fixed.price * 100);
}
