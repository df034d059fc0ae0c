import type { RegistryArea } from '@console/contract';
import { useQuery } from '@console/query';
import { useParams } from '@console/router';
import { AreaBoundary, AreaFailed } from './AreaBoundary';
import { useAreaRegistry } from './AreaRegistryProvider';
import { pageQuery } from './area-queries';
import { PageSkeleton } from './PageSkeleton';

/** A route's element: loads one page of an area and draws it. Code already loaded is drawn at once. */
export function AreaPage({ area: name, page }: { area: string; page: string }) {
  const area = useAreaRegistry().areas.get(name);
  if (!area) return null;
  return (
    <AreaBoundary key={`${name}/${page}`} manifest={area.current.manifest}>
      <LoadedPage area={area} page={page} />
    </AreaBoundary>
  );
}

function LoadedPage({ area, page }: { area: RegistryArea; page: string }) {
  const { data: Page, error, refetch } = useQuery(pageQuery(area, page, useParams()));
  if (error) return <AreaFailed title={area.current.manifest.title} error={error} onRetry={() => void refetch()} />;
  return Page ? <Page /> : <PageSkeleton />;
}
