import type { auditTrail } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Outlet, useLocation, useNavigate } from '@console/router';
import { Box, EmptyState, FailedNotice, IconButton, PageHeader, PanelLayout } from '@console/ui';
import { ExportIcon } from '@console/ui/icons';
import { Caption } from '@console/ui/layout';
import { ImpossibleDays, SearchFilter } from '@console/ui/search';
import { DataTable, ExportMenu, type PagedRows, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import { useMemo } from 'react';
import area from '../area';
import { recordKey, withoutFilter } from './audit-filter';
import { auditTrailTable, exportedColumns } from './audit-trail-columns';
import { allEvents, auditOptionsQuery, useAuditEvents } from './audit-trail-queries';

const countEvents = (count: number) => n(count, '{count} event', '{count} events');
const rowHref = ({ id }: auditTrail.AuditEvent) => pathOf(area.pages.auditEvent, { eventId: id });
const NO_EVENTS: readonly auditTrail.AuditEvent[] = [];

/** C146 */
export function AuditTrailPage() {
  const { search: address, pathname } = useLocation();
  const navigate = useNavigate();
  const { filter, query, list, fetchMore, isFetchingMore, error } = useAuditEvents();
  const { events = NO_EVENTS, total = null } = list.data ?? {};
  const paged: PagedRows = {
    total: total ?? undefined,
    fetchMore,
    isFetchingMore,
    hasFailed: error !== null,
    isNarrowed: withoutFilter(address) !== new URLSearchParams(address).toString(),
    clear: () => navigate({ pathname, search: withoutFilter(address) }),
  };
  const table = useTable(useDefinition(events, query.record), { rows: list.data?.events, paged });

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader title={t('Audit trail')} summary={t('Who changed what in your company, when, and from where')} />
      <SearchFilter
        filter={filter}
        label={t('Audit trail')}
        placeholder={t('Person, record, or IP address')}
        onRepeat={() => void list.refetch()}
        isSearching={list.isFetching && !list.isPending}
      />
      {filter.problem === undefined ? (
        <DataTable
          table={table}
          query={list}
          label={t('Events')}
          count={countEvents}
          rowHref={rowHref}
          noMatchTitle={t('No events found')}
          below={<NextPage error={error} isFetching={isFetchingMore} fetchMore={fetchMore} />}
          actions={
            <ExportMenu
              name="audit-trail"
              columns={exportedColumns}
              rows={list.data ? allEvents(query, list.data) : NO_EVENTS}
              blockedReason={
                list.data ? undefined : list.error ? t('Couldn’t load the events') : t('The events are still loading')
              }
              trigger={(isExporting) => (
                <IconButton label={t('Export')} icon={<ExportIcon />} aria-busy={isExporting || undefined} />
              )}
            />
          }
          empty={
            <EmptyState title={t('No events')}>
              {t('Changes made by people in your company will be listed here.')}
            </EmptyState>
          }
        />
      ) : (
        <ImpossibleDays filter={filter} />
      )}
    </PanelLayout>
  );
}

interface NextPageProps {
  error: Error | null;
  isFetching: boolean;
  fetchMore: (() => void) | undefined;
}

function NextPage({ error, isFetching, fetchMore }: NextPageProps) {
  if (!error && !isFetching) return null;
  return (
    <Box px="var(--page-inset)" py="3">
      {error ? (
        <FailedNotice query={{ error, isFetching, refetch: () => fetchMore?.() }}>
          {t('Couldn’t load more events.')}
        </FailedNotice>
      ) : (
        <Caption>{t('Loading more…')}</Caption>
      )}
    </Box>
  );
}

function useDefinition(events: readonly auditTrail.AuditEvent[], key: string | undefined) {
  const { data: options } = useQuery(auditOptionsQuery);
  const name = useMemo(() => {
    const records = key === undefined ? [] : events.flatMap((event) => event.records);
    return records.find((each) => each.name !== '' && recordKey(each) === key)?.name;
  }, [events, key]);
  return useMemo(() => auditTrailTable(options, key === undefined ? undefined : { key, name }), [options, key, name]);
}
