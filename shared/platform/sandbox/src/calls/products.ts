import type { customerRole } from '@console/api';

/** The product whose features gate the console, `mainProductCode` in the console's config.json. */
export const MAIN_PRODUCT = 'AD';

/** Literal feature codes, as in `featureCodes` of the console's config.json. */
export const FEATURE = { billing: 'BILLING_ADMIN', generalAdmin: 'GENERAL_ADMIN', team: 'TEAM_ADMIN' } as const;

interface Product {
  code: string;
  name: string;
  features: Record<string, string>;
}

const PRODUCTS: Product[] = [
  {
    code: 'DA',
    name: 'Studio',
    features: {
      DA_OPEN: 'Open documents',
      DA_CREATE: 'Create documents',
      DA_TEMPLATES: 'Edit templates',
      DA_PUBLISH: 'Publish templates',
      DA_DATA: 'Manage data sources',
    },
  },
  { code: 'SD', name: 'Dialogs', features: { SD_DESIGN: 'Design dialogs', SD_PUBLISH: 'Publish dialogs' } },
  {
    code: 'WF',
    name: 'Workflow',
    features: { WF_TASKS: 'See own tasks', WF_APPROVE: 'Approve', WF_REASSIGN: 'Reassign', WF_DESIGN: 'Design a flow' },
  },
  {
    code: 'TL',
    name: 'Text Library',
    features: {
      TL_READ: 'Read texts',
      TL_PROPOSE: 'Propose a text',
      TL_APPROVE: 'Approve texts',
      TL_CATEGORIES: 'Manage categories',
    },
  },
  {
    code: 'DS',
    name: 'Signature',
    features: {
      DS_SEND: 'Send for signing',
      DS_CANCEL: 'Cancel a request',
      DS_REMIND: 'Send reminders',
      DS_PROOF: 'Download the proof',
      DS_PROVIDER: 'Change provider',
    },
  },
  {
    code: 'DG',
    name: 'Archive',
    features: {
      DG_SEARCH: 'Search',
      DG_READ: 'Read documents',
      DG_UPLOAD: 'Upload',
      DG_MOVE: 'Move between folders',
      DG_DELETE: 'Delete documents',
      DG_FOLDERS: 'Manage folders',
    },
  },
  { code: 'VP', name: 'Viewpoint', features: { VP_SEARCH: 'Search all databases' } },
  {
    code: 'LL',
    name: 'Audit',
    features: { LL_READ: 'Read the log', LL_EXPORT: 'Export', LL_FORWARD: 'Forwarding' },
  },
  {
    code: MAIN_PRODUCT,
    name: 'Administration',
    features: {
      [FEATURE.team]: 'Team and roles',
      [FEATURE.generalAdmin]: 'Settings and integrations',
      [FEATURE.billing]: 'Billing',
    },
  },
  { code: 'SP', name: 'Support', features: { SP_CASES: 'Open cases' } },
  { code: 'PA', name: 'Pingdox Admin', features: {} },
  { code: 'IA', name: 'Interact Admin', features: {} },
];

/** The access of a role, by product code: all features of the product, or the listed ones. */
export type Grants = Record<string, 'all' | string[]>;

export const EVERYTHING: Grants = Object.fromEntries(PRODUCTS.map(({ code }) => [code, 'all']));

export function accessFor(grants: Grants): customerRole.ProductFeatureAccess[] {
  return PRODUCTS.map(({ code, name, features }) => {
    const granted = grants[code];
    return {
      productCode: code,
      productName: name,
      usageFeature: {
        featureCode: `${code}_USAGE`,
        featureName: `Use ${name}`,
        hasAccess: granted !== undefined,
        isUsageFeature: true,
      },
      featureSelections: Object.entries(features).map(([featureCode, featureName]) => ({
        featureCode,
        featureName,
        hasAccess: granted === 'all' || (granted?.includes(featureCode) ?? false),
        isUsageFeature: false,
      })),
    };
  });
}

/**
 * A role's rights, limited to the products that the company has bought. Before it has bought any, users with the billing
 * right may choose a plan.
 */
export function effectiveAccess(access: customerRole.ProductFeatureAccess[], activeProducts: string[]) {
  return access.map((product) => {
    if (activeProducts.includes(product.productCode)) return product;
    const needsNoPlan = (featureCode: string) => activeProducts.length === 0 && featureCode === FEATURE.billing;
    return {
      ...product,
      usageFeature: { ...product.usageFeature, hasAccess: false },
      featureSelections: product.featureSelections.map((feature) => ({
        ...feature,
        hasAccess: feature.hasAccess && needsNoPlan(feature.featureCode),
      })),
    };
  });
}
