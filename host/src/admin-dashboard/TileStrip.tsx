import type { dashboard } from '@console/api';
import { ArchiveIcon, AuditIcon, BillingIcon, KeyFigure, KeyFigures, TeamIcon } from '@console/ui';

const NAMES = { team: 'Team', archive: 'Archive', billing: 'Billing', audit: 'Audit' };
type Area = dashboard.DashboardTile['area'];
const AREAS = Object.keys(NAMES) as Area[];
const ICONS = { team: <TeamIcon />, archive: <ArchiveIcon />, billing: <BillingIcon />, audit: <AuditIcon /> };

/** One figure per area in one strip (HOST-101). Without tiles its outline keeps the place. */
export function TileStrip({ tiles }: { tiles: dashboard.DashboardTile[] | undefined }) {
  return (
    <KeyFigures mx="var(--page-inset)" aria-busy={!tiles}>
      {AREAS.map((area) => {
        const tile = tiles?.find((candidate) => candidate.area === area);
        return tiles && !tile ? null : <Figure key={area} area={area} tile={tile} />;
      })}
    </KeyFigures>
  );
}

function Figure({ area, tile }: { area: Area; tile: dashboard.DashboardTile | undefined }) {
  return (
    <KeyFigure
      icon={ICONS[area]}
      name={NAMES[area]}
      value={tile ? number(tile.value, tile.decimals) : '–'}
      unit={tile?.unit ?? ''}
      note={tile?.detail ?? '\u00a0'}
      trend={tile?.trend ?? []}
      growthIsGood={tile?.growthIsGood ?? false}
    />
  );
}

/** '182 406' and '24 860.00': thin groups, a point before fractions. */
function number(value: number, decimals: number): string {
  return new Intl.NumberFormat('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .format(value)
    .replaceAll(',', '\u202f');
}
