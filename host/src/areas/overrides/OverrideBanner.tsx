import { Button, formatTime, Notice } from '@console/ui';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { useConsole } from '../registry/console-context';
import type { AreaOverride } from '../registry/registry';
import { resetOverride } from './override-store';

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
          {t('Reset')}
        </Button>
      }
    >
      {problem === undefined ? (
        <span role="status">
          {rich('<b>{area}</b> is loaded from <b>{url}</b> in this browser until {time}.', {
            area,
            url,
            b: strong,
            time: formatTime(new Date(until)),
          })}
        </span>
      ) : (
        <span role="alert">
          {rich('<b>{area}</b> couldn’t be loaded from <b>{url}</b>: {problem}.', { area, url, problem, b: strong })}{' '}
          {isLive ? t('The live version is being used instead.') : ''}
        </span>
      )}
    </Notice>
  );
}

const strong = (inner: string) => <strong>{inner}</strong>;
