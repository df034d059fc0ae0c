import type { ListedManifest } from '@console/contract';
import { useLocation } from '@console/router';
import { AreaSettingsError } from '@console/session';
import { Button, ErrorState } from '@console/ui';
import { t, title } from '@console/words';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AreaError, describeFailure } from '../loading/area-error';
import type { AreaLoader } from '../loading/area-loader';
import { resetOverride } from '../overrides/override-store';
import { useConsole } from '../registry/console-context';
import type { LiveArea } from '../registry/registry';

export function AreaBoundary({ area, children }: { area: LiveArea; children: ReactNode }) {
  const { pathname } = useLocation();
  const { loader } = useConsole();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => loader.reports.failure(renderError(area, error, loader), { outcome: 'failed', duration: 0 })}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <AreaFailed area={area} error={renderError(area, error, loader)} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

export function AreaFailed({ area, error, onRetry }: { area: LiveArea; error: AreaError; onRetry: () => void }) {
  const { name } = area.current.manifest;
  const areaTitle = title(area.current.manifest.title);
  return (
    <ErrorState
      level="h1"
      condition="unavailable"
      title={t('{title} couldn’t be opened', { title: areaTitle })}
      technical={error.message}
      details={error.message}
      error={error}
      {...(error.failure === 'incompatible' ? {} : { onRetry })}
      action={
        area.channel === 'override' ? <Button onClick={() => resetOverride(name)}>{t('Reset override')}</Button> : null
      }
    >
      {t('{error} The rest of the console still works.', { error: describeFailure(error) })}
    </ErrorState>
  );
}

function renderError({ current }: LiveArea, cause: unknown, loader: AreaLoader): AreaError {
  const { name, version }: ListedManifest = (loader.runningRelease(current.manifest.name) ?? current).manifest;
  const detail = cause instanceof Error ? cause.message : String(cause);
  const failure = cause instanceof AreaSettingsError ? 'refused' : 'code';
  return new AreaError({ area: name, version, stage: 'render', failure, detail }, { cause });
}
