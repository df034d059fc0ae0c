import type { customerRole } from '@console/api';
import { t, translated } from '@console/words';
import { later } from '@console/words/later';

/** `mainProductCode` of config.json. */
export const MAIN_PRODUCT = 'AD';

/** `featureCodes` of config.json. */
export const FEATURE = { billing: 'BILLING_ADMIN', generalAdmin: 'GENERAL_ADMIN', team: 'TEAM_ADMIN' } as const;

const productOf = (code: string, name: string, features: Record<string, string> = {}) => ({ code, name, features });

const PRODUCTS = [
  productOf('DA', 'Studio', {
    DA_OPEN: later('Open documents'),
    DA_CREATE: later('Create documents'),
    DA_TEMPLATES: later('Edit templates'),
    DA_PUBLISH: later('Publish templates'),
    DA_DATA: later('Manage data sources'),
  }),
  productOf('SD', later('Dialogs'), { SD_DESIGN: later('Design dialogs'), SD_PUBLISH: later('Publish dialogs') }),
  productOf('WF', later('Workflow'), {
    WF_TASKS: later('View own tasks'),
    WF_APPROVE: later('Approve'),
    WF_REASSIGN: later('Reassign'),
    WF_DESIGN: later('Design flows'),
  }),
  productOf('TL', later('Text Library'), {
    TL_READ: later('Read texts'),
    TL_PROPOSE: later('Propose texts'),
    TL_APPROVE: later('Approve texts'),
    TL_CATEGORIES: later('Manage categories'),
  }),
  productOf('DS', later('Signature'), {
    DS_SEND: later('Send for signing'),
    DS_CANCEL: later('Cancel requests'),
    DS_REMIND: later('Send reminders'),
    DS_PROOF: later('Download proof of signing'),
    DS_PROVIDER: later('Change provider'),
  }),
  productOf('DG', later('Archive'), {
    DG_SEARCH: later('Search the archive'),
    DG_READ: later('Read documents'),
    DG_UPLOAD: later('Upload'),
    DG_MOVE: later('Move between folders'),
    DG_DELETE: later('Delete archived documents'),
    DG_FOLDERS: later('Manage folders'),
  }),
  productOf('VP', 'Viewpoint', { VP_SEARCH: later('Search all databases') }),
  productOf('LL', later('Audit'), {
    LL_READ: later('Read the log'),
    LL_EXPORT: later('Export the log'),
    LL_FORWARD: later('Forward the log'),
  }),
  productOf(MAIN_PRODUCT, later('Administration'), {
    [FEATURE.team]: later('Team and roles'),
    [FEATURE.generalAdmin]: later('Settings and integrations'),
    [FEATURE.billing]: later('Billing'),
  }),
  productOf('SP', later('Support'), { SP_CASES: later('Open cases') }),
  productOf('PA', 'Pingdox Admin'),
  productOf('IA', 'Interact Admin'),
];

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

export function accessInWords(access: customerRole.ProductFeatureAccess[]): customerRole.ProductFeatureAccess[] {
  return access.map(({ productName, usageFeature, featureSelections, ...product }) => ({
    ...product,
    productName: translated(productName),
    usageFeature: { ...usageFeature, featureName: t('Use {product}', { product: translated(productName) }) },
    featureSelections: featureSelections.map((feature) => ({
      ...feature,
      featureName: translated(feature.featureName),
    })),
  }));
}

/** Limited to bought products. Before the first purchase, the billing right allows choosing a plan. */
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
