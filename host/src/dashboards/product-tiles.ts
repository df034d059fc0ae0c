import { type ConsoleConfig, type GateUser, HOST_PAGES, hasUsage } from '@console/contract';
import { t } from '@console/words';

/** HOST-081..HOST-092 */
interface Product {
  productCode: string;
  title: string;
  description: string;
  /** Absent = the address in `config.json` (HOST-074). */
  internalLink?: string;
  requireAdminUser?: true;
  /** Names a switch of `config.json`; absent means enabled (HOST-072, HOST-073). */
  switch?: string;
}

export const PRODUCT_GROUPS: { id: string; title: string; description: string; products: Product[] }[] = [
  {
    id: 'write',
    title: t('Write'),
    description: t('Create and reuse content'),
    products: [
      { productCode: 'DA', title: 'Studio', description: t('Build document templates') },
      { productCode: 'SD', title: t('Dialogs'), description: t('Guided forms fill in the text') },
      { productCode: 'TL', title: t('Text Library'), description: t('Shared, approved paragraphs') },
    ],
  },
  {
    id: 'send',
    title: t('Send and sign'),
    description: t('Get documents to their readers'),
    products: [
      { productCode: 'WF', title: t('Workflow'), description: t('Approve, route, and track'), switch: 'workflow' },
      { productCode: 'DS', title: t('Signature'), description: t('Collect signatures and keep the proof') },
    ],
  },
  {
    id: 'keep',
    title: t('Keep'),
    description: t('Find documents again and prove what happened'),
    products: [
      { productCode: 'DG', title: t('Archive'), description: t('Folders, access, and retention'), switch: 'archive' },
      { productCode: 'LL', title: t('Audit'), description: t('Who did what, and when'), switch: 'audit' },
      { productCode: 'VP', title: 'Viewpoint', description: t('Private document database'), switch: 'viewpoint' },
    ],
  },
  {
    id: 'run',
    title: t('Run'),
    description: t('For administrators'),
    products: [
      {
        productCode: 'AD',
        title: t('Administration'),
        description: t('Team, settings, integrations, billing'),
        internalLink: HOST_PAGES.adminDashboard.path,
        requireAdminUser: true,
      },
      { productCode: 'SP', title: t('Support'), description: t('Cases and service messages'), switch: 'support' },
      { productCode: 'PA', title: 'Pingdox Admin', description: t('Message routing'), switch: 'pingdoxAdmin' },
      {
        productCode: 'IA',
        title: 'Interact Admin',
        description: t('Web editor installations'),
        switch: 'interactAdmin',
      },
    ],
  },
];

const PRODUCTS = PRODUCT_GROUPS.flatMap(({ id, products }) => products.map((product) => ({ ...product, group: id })));

/** HOST-080 */
export interface ProductTile extends Omit<Product, 'switch' | 'requireAdminUser'> {
  /** Id of the product's group. */
  group: string;
  requireAdminUser: boolean;
  hasLicense: boolean;
  /** The user's role does not open the product. */
  isOutsideRole: boolean;
  featureEnabled: boolean;
  /** Absent if this installation has none. */
  externalLink?: string;
}

/** All twelve. Inactive customers count as licensed (HOST-096, HOST-097). @param activeProducts product codes */
export function productTiles(
  user: GateUser,
  config: ConsoleConfig,
  activeProducts: readonly string[] = [],
): ProductTile[] {
  return PRODUCTS.map(({ switch: name, requireAdminUser, ...product }) => {
    const hasLicense = user.customerInactive || hasUsage(product.productCode, user);
    return {
      ...product,
      requireAdminUser: requireAdminUser ?? false,
      hasLicense,
      isOutsideRole: !hasLicense && activeProducts.includes(product.productCode),
      featureEnabled: name === undefined || config.features[name] === true,
      externalLink: product.internalLink ? undefined : config.productUrls[product.productCode],
    };
  });
}
