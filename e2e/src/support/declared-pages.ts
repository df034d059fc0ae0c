import { type FeatureCode, type GateUser, isAllowed, type PageKind, type Requirement } from '@console/contract';
import { localConfig } from '@console/deploy';
import { builtAreas } from '../installation/site';
import { PERSONA_NAMES, type PersonaName } from './sign-in';

/* From built manifests, for tests of personas, accessibility and scrolling. Add a new path parameter's value here. */

export interface DeclaredPage {
  /** `versions/releasePackages` */
  id: string;
  path: string;
  title: string;
  requires?: Requirement | undefined;
  /** In a menu. */
  label?: string | undefined;
  /** A panel shows its parent's heading. */
  isPanel?: boolean;
  /** Undefined: a list. */
  kind?: PageKind | undefined;
}

/** In no manifest; for signed-in people. */
const OWN_PAGES: readonly DeclaredPage[] = [
  { id: 'host/dashboard', path: '/dashboard', title: 'Product dashboard', label: 'Dashboard' },
  {
    id: 'host/adminDashboard',
    path: '/admin/dashboard',
    title: 'Administration dashboard',
    label: 'Dashboard',
    requires: { usage: true },
  },
  { id: 'host/system', path: '/system', title: 'System', requires: { staff: true } },
  { id: 'host/systemReleases', path: '/system/releases', title: 'Console releases', requires: { staff: true } },
  { id: 'host/systemArea', path: '/system/:area', title: 'Area', requires: { staff: true } },
];

/** The host's links to areas. */
const MENU_LABELS: Record<string, string> = {
  '/plans': 'Plans',
  '/userprofile': 'Settings',
  '/company/create': 'New Company',
};

export const PAGES: readonly DeclaredPage[] = [
  ...OWN_PAGES,
  ...builtAreas().flatMap(({ name, pages }) =>
    Object.entries(pages).map(([key, { path, title, requires, nav, parent, kind }]) => ({
      id: `${name}/${key}`,
      path,
      title,
      requires,
      label: nav?.label ?? MENU_LABELS[path],
      isPanel: parent !== undefined,
      kind,
    })),
  ),
];

export const areaOf = ({ id }: DeclaredPage) => id.split('/')[0] ?? '';

/** Set by `npm test` if only areas have changed. */
const changedAreas = process.env.CHANGED_AREAS?.split(',');

/** The host's pages show slots of areas. */
export const WALKED_PAGES = PAGES.filter((page) => !changedAreas || ['host', ...changedAreas].includes(areaOf(page)));

/** Seeded records, in `owner`'s company. */
const VALUES: Record<string, string> = {
  area: 'account-and-team',
  clientId: 'b20d5e3c-91aa-4f7e-8c52-000000000388',
  connectionId: 'viewpoint-test',
  documentId: 'd-00009',
  // A number redirects to the name (C3).
  environment: 'none',
  eventId: 'e-000001',
  folderId: 'f-012',
  groupId: 'g-pensions',
  packageId: '1056',
  planId: 'business',
  policyId: 'rp-tilbud',
  roleId: 'r-fjellheim-auditor',
  settingsId: '5',
  soapClientId: 'soap-test',
  userId: 'u-00417',
  webEditorSettingId: 'web-editor-test',
  webhookId: 'w-portal',
};

/** @throws if a parameter has no value */
export function addressOf({ id, path }: DeclaredPage): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = VALUES[name];
    if (value === undefined) throw new Error(`${id}: VALUES has no record for its parameter ${name}`);
    return value;
  });
}

interface Rights {
  features?: FeatureCode[];
  /** Except in a company without a product. */
  usage?: false;
  staff?: true;
  companies?: 0;
  inactive?: true;
}
const RIGHTS: Record<PersonaName, Rights> = {
  owner: { features: ['billing', 'generalAdmin', 'team'] },
  teamAdmin: { features: ['team'] },
  billingAdmin: { features: ['billing'] },
  plainUser: {},
  reader: {},
  staff: { features: ['billing', 'generalAdmin', 'team'], staff: true },
  severalCompanies: { features: ['billing', 'generalAdmin', 'team'] },
  newCompany: { features: ['billing'], usage: false },
  inactiveCompany: { features: ['billing', 'generalAdmin', 'team'], inactive: true },
  noCompany: { companies: 0 },
};

const config = localConfig('http://localhost');

export function mayOpen(name: PersonaName, { requires }: DeclaredPage): boolean {
  const { features = [], usage = features.length > 0, staff = false, companies = 1, inactive = false } = RIGHTS[name];
  const mainProduct: GateUser['productFeatureAccessSelections'][number] = {
    productCode: config.mainProductCode,
    usageFeature: { hasAccess: usage },
    featureSelections: features.map((feature) => ({ featureCode: config.featureCodes[feature], hasAccess: true })),
  };
  const user = {
    isSppUser: staff,
    companies,
    customerInactive: inactive,
    productFeatureAccessSelections: [mainProduct],
  };
  return isAllowed(requires, user, config);
}

/**
 * Preferably the owner.
 * @throws if nobody may
 */
export function visitorOf(page: DeclaredPage): PersonaName {
  const visitor = PERSONA_NAMES.find((name) => mayOpen(name, page));
  if (!visitor) throw new Error(`${page.id} can be opened by no persona`);
  return visitor;
}

/** Each visitor with their pages. */
export const VISITS = PERSONA_NAMES.flatMap((persona) => {
  const pages = PAGES.filter((page) => visitorOf(page) === persona);
  return pages.length === 0 ? [] : [{ persona, pages }];
});
