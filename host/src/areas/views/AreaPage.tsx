import { useQuery } from '@console/query';
import { useLocation, useParams } from '@console/router';
import { pageQuery } from '../loading/area-queries';
import { useConsole } from '../registry/console-context';
import type { LiveArea } from '../registry/registry';
import { AreaBoundary, AreaFailed } from './AreaBoundary';
import { PageSkeleton } from './PageSkeleton';

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
  const { loader } = useConsole();
  const { data: Page, error, refetch } = useQuery(pageQuery(loader, area, page, useParams(), useLocation().search));
  if (error) return <AreaFailed area={area} error={error} onRetry={() => void refetch()} />;
  if (Page) return <Page />;
  const { kind = 'list', parent } = area.current.manifest.pages[page] ?? {};
  // A panel's list is there already.
  return parent === undefined ? <PageSkeleton kind={kind} /> : null;
}
