import { auditTrail, searchText } from '@console/api';
import { send } from '@console/http';
import { callQuery, keepPreviousData, seldomChanged, useMutation, useQuery, useQueryClient } from '@console/query';
import { useLocation } from '@console/router';
import { useSearchFilter } from '@console/ui/search';
import type { ExportSource } from '@console/ui/table';
import { useMemo } from 'react';
import { eventsQueryOf, NO_FILTER } from './audit-filter';

const { getAuditEvents, getAuditEvent, getAuditOptions } = auditTrail;
type Query = auditTrail.AuditEventsQuery;
type Page = auditTrail.AuditPage;

/** Exports read larger pages. */
const PAGE = 200;

export const auditEventQuery = (eventId: string) => callQuery(getAuditEvent, { eventId });
export const auditOptionsQuery = callQuery(getAuditOptions, {}, seldomChanged);

function auditEventsQuery(filter: Query) {
  const query = {
    ...filter,
    ...(filter.search === undefined ? {} : { search: searchText(filter.search) }),
    take: PAGE,
  };
  return callQuery(
    getAuditEvents,
    { query },
    {
      queryFn: async ({ client, queryKey, signal }) =>
        withNewer(client.getQueryData(queryKey), await send(getAuditEvents, { query }, { signal })),
    },
  );
}

function withNewer(cached: Page | undefined, page: Page): Page {
  const last = page.events.at(-1);
  const at = cached?.events.findIndex(({ id }) => id === last?.id) ?? -1;
  // A gap, or new entries behind a last page.
  if (!cached || at < 0 || cached.next === null) return page;
  return { ...page, events: [...page.events, ...cached.events.slice(at + 1)], next: cached.next };
}

export function useAuditEvents() {
  const { search: address } = useLocation();
  const filter = useSearchFilter(NO_FILTER);
  const { query: words, from, to } = filter.values;
  const isPossible = filter.problem === undefined;
  const query = useMemo(
    () => eventsQueryOf(address, isPossible ? { query: words, from, to } : NO_FILTER),
    [address, isPossible, words, from, to],
  );
  const options = auditEventsQuery(query);
  const client = useQueryClient();
  const list = useQuery({ ...options, placeholderData: keepPreviousData, enabled: isPossible });
  const more = useMutation({
    mutationFn: ({ key, cursor, from: search }: { key: readonly unknown[]; cursor: string; from: Query }) =>
      send(getAuditEvents, { query: { ...search, take: PAGE, cursor } }).then((page) => ({ key, cursor, page })),
    onSuccess: ({ key, cursor, page }) =>
      client.setQueryData<Page>(key, (cached) =>
        cached?.next === cursor ? { ...cached, events: [...cached.events, ...page.events], next: page.next } : cached,
      ),
  });
  const key = options.queryKey;
  const isOfThisQuery = more.variables?.key.join() === key.join();
  const isFetchingMore = isOfThisQuery && more.isPending;
  const cursor = list.isPlaceholderData || isFetchingMore ? null : (list.data?.next ?? null);
  const { mutate } = more;
  const fetchMore = useMemo(
    () => (cursor === null ? undefined : () => mutate({ key, cursor, from: query })),
    [cursor, mutate, key, query],
  );
  return { filter, query, list, fetchMore, isFetchingMore, error: isOfThisQuery ? more.error : null };
}

const EXPORTED_AT_ONCE = auditTrail.MOST_EVENTS;

/** Those on screen, then the rest during the export. */
export function allEvents(
  query: Query,
  { events, next, total }: Page,
): readonly auditTrail.AuditEvent[] | ExportSource<auditTrail.AuditEvent> {
  if (next === null) return events;
  return {
    length: total ?? events.length,
    async *pages() {
      yield events;
      for (let cursor: string | null = next; cursor !== null; ) {
        const page: Page = await send(getAuditEvents, { query: { ...query, cursor, take: EXPORTED_AT_ONCE } });
        yield page.events;
        cursor = page.next;
      }
    },
  };
}
