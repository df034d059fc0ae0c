import { type ConsoleConfig, type GateUser, isAdminUser, pathOf } from '@console/contract';
import { ADMIN_DASHBOARD, LINKED_PAGES, type NavEntry } from '../navigation/navigation';
import { type ProductTile, productTiles } from './product-tiles';

export interface DashboardCustomer {
  orgNumber: string;
  activeProducts: string[];
}

export type DashboardOutcome =
  | { kind: 'register'; mayRegister: boolean }
  | { kind: 'registered' }
  | { kind: 'tiles'; tiles: ProductTile[]; inactive: boolean; needsPlan: boolean }
  | { kind: 'internal'; to: string }
  | { kind: 'external'; url: string };

interface Situation {
  /** A gate sent the user here: no redirect (C13). */
  stay: boolean;
  /** Otherwise the redirect ends here again. */
  mayPlan: boolean;
  hasRegistered: boolean;
  /** The user signed in without asking for a page. */
  arrived?: boolean;
  administration?: readonly AdministrationPage[];
}

export type AdministrationPage = Pick<NavEntry, 'path'> & { group?: string };

/** Everybody has cases at support. */
const SUPPORT = 'SP';

/** C15: no company, inactive, no plan, one product, tiles. */
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
  // A redirect would hide why a page was refused; show a link instead (HOST-077).
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

/** C149: the first page of the only group, if administration is the only product besides Support. */
function onlyTask(licensed: readonly ProductTile[], administration: readonly AdministrationPage[]): string | undefined {
  const products = licensed.filter(({ productCode }) => productCode !== SUPPORT);
  if (products.length !== 1 || products[0]?.internalLink !== ADMIN_DASHBOARD.path) return undefined;
  const pages = administration.filter(({ path }) => path !== ADMIN_DASHBOARD.path);
  const [first] = pages;
  const isOneTask = first && pages.every(({ path, group }) => path === first.path || (group && group === first.group));
  return isOneTask ? first.path : undefined;
}
