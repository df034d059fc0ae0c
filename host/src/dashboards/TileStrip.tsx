import type { dashboard } from '@console/api';
import { isAllowed, type Requirement } from '@console/contract';
import { useSession } from '@console/session';
import { formatCount, formatDay, toDay } from '@console/ui';
import { ArchiveIcon, AuditIcon, BillingIcon, TeamIcon } from '@console/ui/icons';
import { KeyFigure, KeyFigures, type Trend } from '@console/ui/record';
import { formatDecimal, t } from '@console/words';
import { useConsole } from '../areas/registry/console-context';
import { type NavItem, openEntries, sideNavigation } from '../navigation/navigation';

const NAMES = { team: t('Team'), archive: t('Archive'), billing: t('Billing'), audit: t('Audit') };
type Area = dashboard.DashboardTile['area'];
/** Opens the figure's area; without it the figure means nothing (C149). */
const RIGHTS = {
  team: { feature: 'team' },
  archive: { feature: 'generalAdmin' },
  billing: { feature: 'billing' },
  audit: { feature: 'generalAdmin' },
} as const satisfies Record<Area, Requirement>;
const AREAS = Object.keys(NAMES) as Area[];
const DAY = 86_400_000;
/** Trends have 30 daily values. */
const PERIOD = 29 * DAY;
const ICONS = { team: <TeamIcon />, archive: <ArchiveIcon />, billing: <BillingIcon />, audit: <AuditIcon /> };

/** HOST-101: a figure per openable area. No tiles = outline. */
export function TileStrip({ tiles }: { tiles: dashboard.DashboardTile[] | undefined }) {
  const { routes, groups, config } = useConsole();
  const user = useSession((session) => session.gateUser);
  const navigation = sideNavigation(routes, groups, user, config);
  const open = AREAS.filter((area) => isAllowed(RIGHTS[area], user, config));
  if (open.length === 0) return null;
  return (
    <KeyFigures mx="var(--page-inset)" maxW={open.length === 1 ? '420px' : undefined} aria-busy={!tiles}>
      {open.map((area) => {
        const tile = tiles?.find((candidate) => candidate.area === area);
        if (tiles && !tile) return null;
        return <Figure key={area} area={area} tile={tile} to={tilePath(area, navigation)} />;
      })}
    </KeyFigures>
  );
}

function Figure({ area, tile, to }: { area: Area; tile: dashboard.DashboardTile | undefined; to: string | undefined }) {
  // Spans: a changing end-aligned text node counts as a layout shift.
  return (
    <KeyFigure
      icon={ICONS[area]}
      name={NAMES[area]}
      value={tile && <span>{number(tile.value, tile.decimals)}</span>}
      unit={tile?.unit ?? ''}
      note={tile && <span>{tile.detail}</span>}
      trend={tile ? trendOf(tile) : 'loading'}
      growthIsGood={tile?.growthIsGood ?? false}
      to={to}
    />
  );
}

/**
 * The first openable entry whose path contains the area, such as `/admin/team/manage` for 'team'; the host has no
 * better relation.
 */
function tilePath(area: Area, navigation: readonly NavItem[]): string | undefined {
  const path = openEntries(navigation).find((entry) => entry.path.includes(area))?.path;
  // The list has whole days.
  return path && area === 'audit' ? `${path}?from=${toDay(new Date(Date.now() - PERIOD - DAY))}` : path;
}

function trendOf({ trend, decimals }: dashboard.DashboardTile): Trend {
  return {
    values: trend,
    format: (value) => number(value, decimals),
    timeOf: (index) => formatDay(new Date(Date.now() - ((trend.length - 1 - index) / (trend.length - 1)) * PERIOD)),
  };
}

/** '24 860.00': grouped, with the language's decimal mark. */
function number(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  return formatDecimal([formatCount(whole), ...(fraction === undefined ? [] : [fraction])].join('.'));
}
