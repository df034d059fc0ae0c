import type { customer, plan } from '@console/api';
import { later } from '@console/words/later';
import { MAIN_PRODUCT } from '../calls/products';

export interface Plan extends plan.PlanTier {
  products: string[];
  licenses: customer.Customer['licenses'];
}

const START_PRODUCTS = ['DA', 'DG', MAIN_PRODUCT, 'SP'];
const BUSINESS_PRODUCTS = ['DA', 'SD', 'WF', 'TL', 'DS', 'DG', 'LL', MAIN_PRODUCT, 'SP'];

const prices = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([currency, price]) => ({ currency, price }));

/** Prices include VAT. */
export const plans: readonly Plan[] = [
  {
    id: 'start',
    planName: 'Start',
    planDescription: later('For one team that writes and archives.'),
    tierLevel: 1,
    prePriced: true,
    planPrices: prices({ NOK: 990, SEK: 1050, DKK: 640, EUR: 86 }),
    whatsIncluded: [
      later('Studio with document templates'),
      later('Archive with retention policies'),
      later('Up to 10 users'),
      later('Email support'),
    ],
    products: START_PRODUCTS,
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 10 }],
  },
  {
    id: 'business',
    planName: 'Business',
    planDescription: later('For teams that send, sign, and follow up.'),
    tierLevel: 2,
    prePriced: true,
    planPrices: prices({ NOK: 2490, SEK: 2590, DKK: 1590, EUR: 214 }),
    whatsIncluded: [
      later('Everything in Start'),
      later('Dialogs and Text Library'),
      later('Workflow and Signature'),
      later('Audit of every change'),
      later('Up to 60 users'),
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
    planDescription: later('One agreement for many companies.'),
    tierLevel: 3,
    prePriced: false,
    planPrices: [],
    whatsIncluded: [
      later('Everything in Business'),
      later('Viewpoint, a private database'),
      later('Up to 1000 users'),
      later('A dedicated support contact'),
    ],
    products: [...BUSINESS_PRODUCTS, 'VP'],
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 1000 }],
  },
];

export const planById = (id: string | null): Plan | undefined => plans.find((plan) => plan.id === id);

/** Minor units; undefined = per agreement. */
export function monthlyPrice({ prePriced, planPrices }: Plan, currency: string): number | undefined {
  const fixed = prePriced ? planPrices.find((price) => price.currency === currency) : undefined;
  return fixed && Math.round(fixed.price * 100);
}
