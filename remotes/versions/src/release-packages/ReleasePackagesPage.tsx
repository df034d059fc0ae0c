import { useQuery } from '@console/query';
import { Box, Button, EmptyState, Notice, Page, PageHeader } from '@console/ui';
import { SearchFilter, useSearchFilter } from '@console/ui/search';
import { DataTable, useTable } from '@console/ui/table';
import { useMemo } from 'react';
import { useLastVisit } from './last-visit';
import { defaultFilter, QUANTITY, releasePackagePath } from './release-package-rules';
import { type ReleasePackageRow, releasePackagesTable } from './release-packages-columns';
import { releasePackagesQuery } from './release-packages-queries';

const NOUN = { one: 'release package', many: 'release packages' };
const rowHref = ({ packageId }: ReleasePackageRow) => releasePackagePath(packageId);

export function ReleasePackagesPage() {
  const visitedBefore = useLastVisit();
  const filter = useSearchFilter(defaultFilter());
  const query = useQuery(releasePackagesQuery(filter.values));
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
      <PageHeader title="Release packages" summary="What has been published for Centerpoint and Interact" />
      <SearchFilter
        filter={filter}
        label="Release packages"
        placeholder="Version, application or text"
        onRepeat={() => void query.refetch()}
        isSearching={query.isFetching && !query.isPending}
      />
      {rows?.length === QUANTITY && (
        <Box px="var(--page-inset)" mb="3">
          <Notice tone="warning">
            This page is showing only 20 release packages that were most recently published within set filter criteria.
          </Notice>
        </Box>
      )}
      <DataTable
        table={table}
        query={query}
        noun={NOUN}
        rowHref={rowHref}
        failureMessage="Failed to load release packages data"
        noMatchTitle="No release package found"
        empty={
          filter.isDefault ? (
            <EmptyState title="No release packages">Nothing has been published in the last year.</EmptyState>
          ) : (
            <EmptyState
              condition="nothing-found"
              title="No release package found"
              action={<Button onClick={filter.reset}>Reset search</Button>}
            >
              Nothing was published that matches the search and its dates.
            </EmptyState>
          )
        }
      />
    </Page>
  );
}
