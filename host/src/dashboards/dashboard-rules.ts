import { type ConsoleConfig, type GateUser, isAdminUser, pathOf } from '@console/contract';
import { ADMIN_DASHBOARD, LINKED_PAGES, type NavEntry } from '../navigation/navigation';
import { type ProductTile, productTiles } from './product-tiles';

/** The company's data that the dashboard's rules need. */
export interface DashboardCustomer {
  orgNumber: string;
  activeProducts: string[];
}

/** The outcome of the rules: show tiles, offer registration, continue a registration, or open another page. */
export type DashboardOutcome =
  | { kind: 'register'; mayRegister: boolean }
  | { kind: 'registered' }
  | { kind: 'tiles'; tiles: ProductTile[]; inactive: boolean; needsPlan: boolean }
  | { kind: 'internal'; to: string }
  | { kind: 'external'; url: string };

interface Situation {
  /** A gate has just sent the user here, so they must not be redirected (C13). */
  stay: boolean;
  /** The user may open the plans and an area serves them; otherwise the redirect would end here again. */
  mayPlan: boolean;
  /** The user has just registered a company, which their token does not have yet. */
  hasRegistered: boolean;
  /** The user has just signed in without asking for a page. */
  arrived?: boolean;
  /** The pages of the administration that this user may open, by `openEntries`. */
  administration?: readonly AdministrationPage[];
}

export type AdministrationPage = Pick<NavEntry, 'path'> & { group?: string };

/** Everybody has cases at support, so it is not what somebody signs in for. */
const SUPPORT = 'SP';

/** The dashboard's rules in the order of C15: no company, inactive, no plan yet, exactly one product, tiles. */
export function dashboardOutcome(
  customer: DashboardCustomer | null,
  user: GateUser,
  config: ConsoleConfig,
  { stay, mayPlan, hasRegistered, arrived = false, administration = [] }: Situation,
): DashboardOutcome {
  const isAdmin = isAdminUser(user, config);
  if (!customer) return hasRegistered ? { kind: 'registered' } : { kind: 'register', mayRegister: isAdmin };

  const tiles = productTiles(user, config, customer.activeProducts).filter(
    (tile) => tile.featureEnabled && (isAdmin || !tile.requireAdminUser),
  );
  const needsPlan = Boolean(customer.orgNumber) && customer.activeProducts.length === 0 && mayPlan;
  if (user.customerInactive) return { kind: 'tiles', tiles, inactive: true, needsPlan: false };
  // After another redirect the user could not read why a page was refused; so a link to the plans is shown (HOST-077).
  if (stay) return { kind: 'tiles', tiles, inactive: false, needsPlan };
  if (needsPlan) return { kind: 'internal', to: pathOf(LINKED_PAGES.plans) };

  const licensed = tiles.filter((tile) => tile.hasLicense);
  const [only] = licensed;
  if (licensed.length === 1 && only?.internalLink) return { kind: 'internal', to: only.internalLink };
  if (licensed.length === 1 && only?.externalLink) return { kind: 'external', url: only.externalLink };
  const task = arrived ? onlyTask(licensed, administration) : undefined;
  if (task !== undefined) return { kind: 'internal', to: task };
  return { kind: 'tiles', tiles, inactive: false, needsPlan: false };
}

/**
 * The first page of the only group of the administration that the user may open, if the administration is their only
 * product besides Support (C149).
 */
function onlyTask(licensed: readonly ProductTile[], administration: readonly AdministrationPage[]): string | undefined {
  const products = licensed.filter(({ productCode }) => productCode !== SUPPORT);
  if (products.length !== 1 || products[0]?.internalLink !== ADMIN_DASHBOARD.path) return undefined;
  const pages = administration.filter(({ path }) => path !== ADMIN_DASHBOARD.path);
  const [first] = pages;
  const isOneTask = first && pages.every(({ path, group }) => path === first.path || (group && group === first.group));
  return isOneTask ? first.path : undefined;
}
