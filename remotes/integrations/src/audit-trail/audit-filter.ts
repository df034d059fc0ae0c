import type { auditTrail } from '@console/api';
import type { SearchFilterValues } from '@console/ui/search';

const CHIPS = ['person', 'subject', 'operation', 'outcome', 'record'] as const;

export const NO_FILTER: SearchFilterValues = { query: '', from: '', to: '' };

/** The filter has local days; the call has instants. */
export function eventsQueryOf(address: string, { query, from, to }: SearchFilterValues): auditTrail.AuditEventsQuery {
  const params = new URLSearchParams(address);
  const chips = CHIPS.flatMap((name) => {
    const values = params.getAll(name).filter(Boolean);
    if (values.length === 0) return [];
    return [[name, name === 'record' ? values[0] : values] as const];
  });
  return {
    ...Object.fromEntries(chips),
    ...(query === '' ? {} : { search: query }),
    ...(from === '' ? {} : { from: startOf(from, 0) }),
    ...(to === '' ? {} : { until: startOf(to, 1) }),
    ...(params.get('sort') === 'time' ? { order: 'oldest' as const } : {}),
  };
}

/** `later`: days after. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

export function withoutFilter(address: string): string {
  const params = new URLSearchParams(address);
  for (const name of [...CHIPS, 'search', 'from', 'to']) params.delete(name);
  return params.toString();
}

export const recordKey = ({ subject, id }: Pick<auditTrail.AuditRecord, 'subject' | 'id'>) => `${subject}:${id}`;
