import type { dashboard } from '@console/api';
import type { NavItem } from '../shell/navigation';

/**
 * The page behind a tile: of the navigation's entries that are open to the user, the first whose path names the tile's
 * area. `/admin/team/manage` is behind 'team'. Which area of the registry has it is none of the host's business.
 */
export function tilePath(area: dashboard.DashboardTile['area'], navigation: readonly NavItem[]): string | undefined {
  return navigation
    .flatMap((item) => ('entries' in item ? item.entries : [item]))
    .find(({ path, isShut }) => !isShut && path.includes(area))?.path;
}
