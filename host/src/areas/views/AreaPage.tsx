import type { ListedManifest } from '@console/contract';
import { useQuery } from '@console/query';
import { useLocation, useParams } from '@console/router';
import { AreaSettingsError, can } from '@console/session';
import { Button, ErrorState } from '@console/ui';
import { t, title } from '@console/words';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AreaError, describeFailure } from '../loading/area-error';
import type { AreaLoader } from '../loading/area-loader';
import { pageQuery } from '../loading/area-queries';
import { resetOverride } from '../overrides/override-store';
import { useConsole } from '../registry/console-context';
import type { LiveArea } from '../registry/registry';
import { PageSkeleton } from './PageSkeleton';
import { pagesAt } from './prefetch-page';

/** Loaded code renders at once. */
export function AreaPage({ area: name, page }: { area: string; page: string }) {
  const area = useConsole().registry.areas.get(name);
  if (!area) return null;
  return (
    <AreaBoundary key={`${name}/${page}`} area={area}>
      <LoadedPage area={area} page={page} />
    </AreaBoundary>
  );
}

function LoadedPage({ area, page }: { area: LiveArea; page: string }) {
  const { loader, routes } = useConsole();
  const { pathname, search } = useLocation();
  const { data: Page, error, refetch } = useQuery(pageQuery(loader, area, page, useParams(), search));
  const [isShown, setShown] = useState(false);
  // A panel that comes later makes the page narrower.
  const { route = { page, requires: undefined }, params = {} } = pagesAt(routes, pathname).at(-1) ?? {};
  const inner = useQuery({ ...pageQuery(loader, area, route.page, params, search), enabled: can(route.requires) });
  if (Page && !isShown && !inner.isLoading) setShown(true);
  if (error) return <AreaFailed area={area} error={error} onRetry={() => void refetch()} />;
  if (Page && isShown) return <Page />;
  const { kind = 'list', parent } = area.current.manifest.pages[page] ?? {};
  // A panel's list is there already.
  return parent === undefined ? <PageSkeleton kind={kind} /> : null;
}

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

function AreaFailed({ area, error, onRetry }: { area: LiveArea; error: AreaError; onRetry: () => void }) {
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
