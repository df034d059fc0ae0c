import { HOST_PAGES } from '@console/contract';
import { Outlet, useLocation } from '@console/router';
import { retry, useSession } from '@console/session';
import { LoadError } from '@console/ui';
import { t } from '@console/words';
import { useEffect } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { needsOwnDocument } from '../areas/registry/outside-documents';
import { PageSkeleton } from '../areas/views/PageSkeleton';

/** HOST-020 */
export const DASHBOARD_PATHS: readonly string[] = [HOST_PAGES.home.path, HOST_PAGES.dashboard.path];

/** Nothing is fetched or refused before the rights are loaded. */
export function AccessKnown() {
  const isKnown = useSession((session) => session.gateUser !== undefined && session.customer !== undefined);
  const error = useSession((session) => session.loadError);
  const { pathname } = useLocation();
  const failure = DASHBOARD_PATHS.includes(pathname) ? t('Failed to load dashboard') : t('Failed to load');

  const isElsewhere = needsOwnDocument(pathname, useConsole().registry);

  // The address is the new page's, and the tab's storage has the session.
  useEffect(() => {
    if (isElsewhere) location.reload();
  }, [isElsewhere]);

  if (isElsewhere) return <PageSkeleton />;
  if (error) {
    const query = { error, refetch: () => void retry(), isFetching: false };
    return <LoadError level="h1" title={failure} query={query} />;
  }
  return isKnown ? <Outlet /> : <PageSkeleton />;
}
