import { Button, formatTime, Notice } from '@console/ui';
import { useConsole } from '../registry/console-context';
import type { AreaOverride } from '../registry/registry';
import { resetOverride } from './override-store';

/** Shows on every page that an area is not the live version, with *Reset*. */
export function OverrideBanner({ overrides }: { overrides: readonly AreaOverride[] }) {
  return overrides.map((override) => <OverrideNotice key={override.area} override={override} />);
}

function OverrideNotice({ override: { area, url, until, problem } }: { override: AreaOverride }) {
  const isLive = useConsole().registry.areas.has(area);
  return (
    <Notice
      tone={problem === undefined ? 'warning' : 'danger'}
      action={
        <Button size="small" onClick={() => resetOverride(area)}>
          Reset
        </Button>
      }
    >
      {problem === undefined ? (
        <span role="status">
          <strong>{area}</strong> is loaded from <strong>{url}</strong> in this browser until{' '}
          {formatTime(new Date(until))}.
        </span>
      ) : (
        <span role="alert">
          <strong>{area}</strong> could not be loaded from <strong>{url}</strong>: {problem}.
          {isLive ? ' The live version is used.' : ''}
        </span>
      )}
    </Notice>
  );
}
