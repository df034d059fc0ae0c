import { documentOptions } from '@console/api/document-options';
import { type Payments, paymentsOrigin } from '@console/api/payments-origin';
import type { ConsoleConfig } from '@console/contract';

// Products are not in this repository: invalid local addresses.
const PRODUCTS = ['DA', 'SD', 'TL', 'WF', 'DS', 'DG', 'LL', 'VP', 'SP', 'PA', 'IA'];

const TILES = ['workflow', 'archive', 'audit', 'viewpoint', 'support', 'pingdoxAdmin', 'interactAdmin'];
const PAGES = [
  'team',
  'settings',
  'attributestore',
  'mfdx',
  'interact',
  'integration',
  'auditTrail',
  'billing',
  'version',
];

// Unspecified; answers go with the registration.
const registrationQuestions = [
  {
    id: 'industry',
    label: 'What does your company do?',
    options: ['Pension and insurance', 'Banking', 'Public sector', 'Energy', 'Other'],
  },
  { id: 'employees', label: 'How many people work there?', options: ['1–9', '10–49', '50–249', '250 or more'] },
  { id: 'purpose', label: 'What do you want to use the platform for?' },
];

const STRIPE_CHECKOUT = 'https://checkout.stripe.com';

export function sandboxApi(platform: string): ConsoleConfig['api'] {
  return { main: platform, identity: `${platform}/identity`, ownBackend: `${platform}/centerpoint` };
}

/** The payment provider's stand-in, which serves `paymentScript`. */
export function standInOf({ areas }: ConsoleConfig): string | undefined {
  const { paymentScript } = (areas?.settings?.billing ?? {}) as { paymentScript?: unknown };
  return typeof paymentScript === 'string' ? new URL(paymentScript).origin : undefined;
}

export function localConfig(
  platform: string,
  payments: Payments = 'simulator',
  api: ConsoleConfig['api'] = sandboxApi(platform),
): ConsoleConfig {
  return {
    authority: platform,
    api,
    customerResolveUrl: `${platform}/identity/customer/resolve?returnUrl={origin}`,
    featureCodes: { billing: 'BILLING_ADMIN', generalAdmin: 'GENERAL_ADMIN', team: 'TEAM_ADMIN' },
    mainProductCode: 'AD',
    features: Object.fromEntries([...TILES, ...PAGES].map((name) => [name, true])),
    productUrls: Object.fromEntries(PRODUCTS.map((code) => [code, `https://${code.toLowerCase()}.products.example/`])),
    docsUrl: 'https://docs.products.example/',
    areas: {
      settings: {
        'account-and-team': { hasInviteDetails: true, hasSessions: true, registrationQuestions },
        'attribute-store': { documentOptions },
        integrations: {
          apiEndpoint: platform,
          apiReference: `${platform}/platform/api-reference`,
          hasWebhookDeliveries: true,
        },
        // The sandbox only sends mail.
        'services-config': {
          mfdx: { testSends: [5], canDiscardDrafts: true },
          webEditor: {
            methods: [
              { value: 1, label: 'Method 1' },
              { value: 2, label: 'Method 2' },
            ],
          },
        },
        billing: {
          hasScheduledChanges: true,
          hasOrders: true,
          redirectOrigins: [platform, ...(payments === 'stripe' ? [STRIPE_CHECKOUT] : [])],
          contactUrl: 'tel:+4722000000',
          ...(payments === 'simulator' ? { paymentScript: `${paymentsOrigin(platform)}/v3/` } : {}),
        },
      },
    },
  };
}
