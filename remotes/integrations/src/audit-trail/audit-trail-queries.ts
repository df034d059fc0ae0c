import { auditTrail, searchText } from '@console/api';
import { type ApiError, send } from '@console/http';
import {
  callMeta,
  callQuery,
  keepPreviousData,
  keyOf,
  queryOptions,
  seldomChanged,
  useMutation,
  useQuery,
  useQueryClient,
} from '@console/query';
import { useLocation } from '@console/router';
import { useSearchFilter } from '@console/ui/search';
import type { ExportSource } from '@console/ui/table';
import { useMemo } from 'react';
import { eventsQueryOf, NO_FILTER } from './audit-filter';

const { getAuditEvents, getAuditEvent, getAuditOptions } = auditTrail;
type Query = auditTrail.AuditEventsQuery;
type Page = auditTrail.AuditPage;

/** Entries in a page of the list; an export reads larger pages. */
const PAGE = 200;

export const auditEventQuery = (eventId: string) => callQuery(getAuditEvent, { eventId });
export const auditOptionsQuery = callQuery(getAuditOptions, {}, seldomChanged);

/** The pages that have been read so far, as one. */
function auditEventsQuery(filter: Query) {
  const query = {
    ...filter,
    ...(filter.search === undefined ? {} : { search: searchText(filter.search) }),
    take: PAGE,
  };
  return queryOptions<Page, ApiError>({
    queryKey: keyOf(getAuditEvents, { query }),
    queryFn: async ({ client, queryKey, signal }) =>
      withNewer(client.getQueryData<Page>(queryKey), await send(getAuditEvents, { query }, { signal })),
    // A comparison of thousands of rows with each other would take longer than drawing those on screen.
    structuralSharing: false,
    meta: callMeta(getAuditEvents, { query }),
  });
}

/** The first page as it is now, with the pages behind it that are known already. */
function withNewer(known: Page | undefined, page: Page): Page {
  const last = page.events.at(-1);
  const at = known?.events.findIndex(({ id }) => id === last?.id) ?? -1;
  // Without a common entry there is a gap; behind a last page there may be new ones.
  if (!known || at < 0 || known.next === null) return page;
  return { ...page, events: [...page.events, ...known.events.slice(at + 1)], next: known.next };
}

/** The list of the address: its pages so far, and how to read the next one. */
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
    mutationFn: ({ key, cursor, from: of }: { key: readonly unknown[]; cursor: string; from: Query }) =>
      send(getAuditEvents, { query: { ...of, take: PAGE, cursor } }).then((page) => ({ key, cursor, page })),
    onSuccess: ({ key, cursor, page }) =>
      client.setQueryData<Page>(key, (known) =>
        known?.next === cursor ? { ...known, events: [...known.events, ...page.events], next: page.next } : known,
      ),
  });
  return { filter, query, list, more, key: options.queryKey };
}

/** Entries that an export reads at once. */
const EXPORTED_AT_ONCE = auditTrail.MOST_EVENTS;

/** All entries that match: those on screen, and behind them the others, which are read during the export. */
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
