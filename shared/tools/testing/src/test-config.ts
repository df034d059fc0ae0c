import { documentOptions } from '@console/api/document-options';
import type { ConsoleConfig, GateUser } from '@console/contract';

const PLATFORM = 'http://localhost:4000';

export const testConfig: ConsoleConfig = {
  authority: PLATFORM,
  api: {
    main: PLATFORM,
    identity: `${PLATFORM}/identity`,
    ownBackend: `${PLATFORM}/centerpoint`,
    collector: `${PLATFORM}/reports`,
  },
  customerResolveUrl: `${PLATFORM}/identity/customer/resolve?returnUrl={origin}`,
  featureCodes: { billing: 'BILLING_ADMIN', generalAdmin: 'GENERAL_ADMIN', team: 'TEAM_ADMIN' },
  mainProductCode: 'AD',
  features: {
    archive: true,
    attributestore: true,
    audit: true,
    auditTrail: true,
    integration: true,
    billing: true,
    interact: true,
    interactAdmin: true,
    mfdx: true,
    pingdoxAdmin: true,
    settings: true,
    support: true,
    team: true,
    version: true,
    viewpoint: true,
    workflow: true,
  },
  productUrls: { DA: 'https://studio.example', DG: 'https://archive.example' },
  docsUrl: 'https://docs.example',
  areas: {
    settings: {
      'account-and-team': {
        hasInviteDetails: true,
        hasSessions: true,
        registrationQuestions: [
          { id: 'employees', label: 'How many people work there?', options: ['1–9', '10–49', '50 or more'] },
          { id: 'purpose', label: 'What do you want to use the platform for?' },
        ],
      },
      'attribute-store': { documentOptions },
      integrations: { apiReference: `${PLATFORM}/platform/api-reference`, hasWebhookDeliveries: true },
      billing: {
        hasScheduledChanges: true,
        hasOrders: true,
        redirectOrigins: [PLATFORM, 'https://pay.example'],
        contactUrl: 'tel:+4722000000',
      },
    },
  },
};

/**
 * Has an active company, with main product features.
 * @param change differing fields; `hasUsage` defaults to true
 */
export function gateUserWith(
  featureCodes: readonly string[],
  { hasUsage = true, ...change }: Partial<GateUser> & { hasUsage?: boolean } = {},
): GateUser {
  return {
    isSppUser: false,
    companies: 1,
    customerInactive: false,
    productFeatureAccessSelections: [
      {
        productCode: testConfig.mainProductCode,
        usageFeature: { hasAccess: hasUsage },
        featureSelections: featureCodes.map((featureCode) => ({ featureCode, hasAccess: true })),
      },
    ],
    ...change,
  };
}
