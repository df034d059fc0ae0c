import type { dashboard } from '@console/api';
import { type NavItem, openEntries } from '../navigation/navigation';

/**
 * The page behind a tile: the first entry open to the user whose path names the tile's area. `/admin/team/manage` is
 * behind 'team'. Which area of the registry has it is none of the host's business.
 */
export function tilePath(area: dashboard.DashboardTile['area'], navigation: readonly NavItem[]): string | undefined {
  return openEntries(navigation).find(({ path }) => path.includes(area))?.path;
}
