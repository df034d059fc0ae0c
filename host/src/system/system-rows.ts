import type { AreaError } from '../areas/loading/area-error';
import type { AreaStatus } from '../areas/loading/area-loader';
import type { AreaRegistry, LiveArea } from '../areas/registry/registry';

export interface SystemRow {
  name: string;
  title: string;
  version: string;
  source: string;
  state: 'Running' | 'Loading' | 'Failed' | 'Not opened' | 'Left out';
  /** Milliseconds; unknown before it runs. */
  loadTime: number | undefined;
  /** Failed, left out, or not the live version. */
  cause: string;
  /** Absent = left out. */
  area?: LiveArea;
}

const STATES = { loading: 'Loading', running: 'Running', failed: 'Failed' } as const;

export function systemRows(registry: AreaRegistry, statuses: ReadonlyMap<string, AreaStatus>): SystemRow[] {
  const opened = [...registry.areas].map(([name, area]) => areaRow(name, area, statuses.get(name)));
  const leftOut = registry.refused.map(
    ({ name, reason }): SystemRow => ({
      name,
      title: registry.areas.get(name)?.current.manifest.title ?? name,
      version: '',
      source: 'Live',
      state: 'Left out',
      loadTime: undefined,
      cause: reason,
    }),
  );
  return [...opened, ...leftOut];
}

function areaRow(name: string, area: LiveArea, status: AreaStatus | undefined): SystemRow {
  const { title, version } = area.current.manifest;
  const hasFallenBack = status?.state === 'running' && status.version !== version;
  return {
    name,
    title,
    version: status?.version ?? version,
    source: hasFallenBack ? 'Previous version' : sourceOf(area),
    state: status ? STATES[status.state] : 'Not opened',
    loadTime: status?.loadTime,
    cause: status?.error
      ? causeOf(status.error)
      : area.replaced
        ? `${area.replaced.version} ${area.replaced.reason}`
        : '',
    area,
  };
}

/** Leaves out the row's name; the version may differ from the row's. */
function causeOf({ version, stage, failure, detail }: AreaError): string {
  return `${version} at ${stage}: ${detail || failure}`;
}

function sourceOf({ channel, canary }: LiveArea): string {
  if (channel === 'canary') return `Canary ${canary?.percent ?? 0} %`;
  return { live: 'Live', previous: 'Previous version', override: 'Override' }[channel];
}
