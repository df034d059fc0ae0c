import { browserStorage, tabStorage } from '@console/browser';
import { useStorageOwner } from '@console/browser/hooks';
import { useQuery } from '@console/query';
import { Box, Button, EmptyState, Notice, Page, PageHeader } from '@console/ui';
import { ImpossibleDays, SearchFilter, useSearchFilter } from '@console/ui/search';
import { DataTable, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import { defaultFilter, QUANTITY, releasePackagePath } from './release-package-rules';
import { type ReleasePackageRow, releasePackagesTable } from './release-packages-columns';
import { releasePackagesQuery } from './release-packages-queries';

const countReleasePackages = (count: number) => n(count, '{count} release package', '{count} release packages');
const rowHref = ({ packageId }: ReleasePackageRow) => releasePackagePath(packageId);

export function ReleasePackagesPage() {
  const visitedBefore = useLastVisit();
  const filter = useSearchFilter(defaultFilter());
  const query = useQuery({ ...releasePackagesQuery(filter.values), enabled: filter.problem === undefined });
  const rows = useMemo(
    () =>
      query.data?.map((each) => ({
        ...each,
        isNew: visitedBefore !== undefined && new Date(each.packageDate) > visitedBefore,
      })),
    [query.data, visitedBefore],
  );
  const table = useTable(releasePackagesTable, { rows });

  return (
    <Page>
      <PageHeader title={t('Release packages')} summary={t('What has been published for Centerpoint and Interact')} />
      <SearchFilter
        filter={filter}
        label={t('Release packages')}
        placeholder={t('Version, application, or text')}
        onRepeat={() => void query.refetch()}
        isSearching={query.isFetching && !query.isPending}
      />
      {filter.problem === undefined ? (
        <>
          {rows?.length === QUANTITY && (
            <Box px="var(--page-inset)" mb="3">
              <Notice tone="warning">
                {t(
                  'This page is showing only 20 release packages that were most recently published within set filter criteria.',
                )}
              </Notice>
            </Box>
          )}
          <DataTable
            table={table}
            query={query}
            label={t('Release packages')}
            count={countReleasePackages}
            rowHref={rowHref}
            failureMessage={t('Failed to load release packages data')}
            noMatchTitle={t('No release packages found')}
            empty={
              filter.isDefault ? (
                <EmptyState title={t('No release packages')}>
                  {t('Nothing has been published in the last year.')}
                </EmptyState>
              ) : (
                <EmptyState
                  condition="nothing-found"
                  title={t('No release packages found')}
                  action={<Button onClick={filter.reset}>{t('Reset search')}</Button>}
                >
                  {t('No release packages match the search and dates.')}
                </EmptyState>
              )
            }
          />
        </>
      ) : (
        <ImpossibleDays filter={filter} />
      )}
    </Page>
  );
}

const LAST_VISIT = 'releases-visit';

/**
 * A tab's session is a visit, so that returning keeps the marks. The first visit gives its own instant; undefined
 * before sign-in.
 */
function useLastVisit(): Date | undefined {
  const owner = useStorageOwner();
  return useMemo(() => (owner === undefined ? undefined : lastVisit()), [owner]);
}

function lastVisit(): Date {
  const now = new Date().toISOString();
  const lastTime = tabStorage.owned.read(LAST_VISIT) ?? browserStorage.owned.read(LAST_VISIT) ?? now;
  tabStorage.owned.write(LAST_VISIT, lastTime);
  browserStorage.owned.write(LAST_VISIT, now);
  return new Date(lastTime);
}
