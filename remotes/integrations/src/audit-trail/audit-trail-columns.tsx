import type { auditTrail } from '@console/api';
import { chakra, StatusDot, Time } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { operationWord, outcomeWord, subjectWord } from './audit-words';

type Event = auditTrail.AuditEvent;

const time: Column<Event> = {
  id: 'time',
  header: t('Time'),
  text: (event) => event.time,
  cell: (event) => <Time value={event.time} />,
  exported: [{ header: t('Time'), value: (event) => ({ time: event.time }) }],
  width: '208px',
  tone: 'muted',
  mobile: 'detail',
};
const record: Column<Event> = {
  id: 'record',
  header: t('Record'),
  text: recordName,
  about: ({ records: [first] }) => (first?.name ? '' : (first?.id ?? '')),
  mobile: 'title',
};
const kind: Column<Event> = {
  id: 'subject',
  header: t('Record type'),
  text: (event) => subjectWord(event.subject),
  width: '14%',
  priority: 2,
  tone: 'muted',
};
const operation: Column<Event> = {
  id: 'operation',
  header: t('Action'),
  text: (event) => (isPosted(event) ? event.action : operationWord(event.operation)),
  width: '104px',
};
const person: Column<Event> = {
  id: 'person',
  header: t('Person'),
  text: (event) => event.user.name,
  exported: [
    { header: t('Person'), value: (event) => event.user.name },
    { header: t('Email'), value: (event) => event.user.email },
  ],
  width: '14%',
  priority: 2,
};
const address: Column<Event> = {
  id: 'address',
  header: t('IP address'),
  text: (event) => event.from.address,
  width: '132px',
  priority: 4,
  tone: 'muted',
  isIdentifier: true,
  mobile: 'elsewhere',
};
const outcome: Column<Event> = {
  id: 'outcome',
  header: t('Outcome'),
  text: (event) => outcomeWord(event.outcome),
  cell: (event) =>
    event.outcome === 'succeeded' ? (
      <chakra.span srOnly>{outcomeWord(event.outcome)}</chakra.span>
    ) : (
      <StatusDot state="off">{outcomeWord(event.outcome)}</StatusDot>
    ),
  width: '120px',
  priority: 3,
  mobile: 'state',
};

/** Clients post such events about themselves. */
export const isPosted = (event: Event) => event.status === null && event.outcome === 'succeeded';

export function recordName({ records: [first], recordCount, subject }: Event): string {
  const name = first?.name || subjectWord(subject);
  return recordCount > 1 ? t('{name} and {count} more', { name, count: recordCount - 1 }) : name;
}

const columns: readonly Column<Event>[] = [time, record, kind, operation, person, address, outcome];

/** The name if a loaded event has it. */
interface NamedRecord {
  key: string;
  name: string | undefined;
}

/** Offers occurring values; only a link filters by a record. */
export function auditTrailTable(options: auditTrail.AuditOptions | undefined, named?: NamedRecord) {
  const { people = [], subjects = [], operations = [], outcomes = [] } = options ?? {};
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const ofRecord = named && {
    id: 'record',
    label: t('Record'),
    values: () => [],
    counts: [],
    words: () => named.name ?? named.key.replace(/^[^:]*:/, ''),
  };
  return defineTable<Event>({
    rowId: (event) => event.id,
    columns,
    namedBy: 'record',
    columnChoice: 'audit-trail',
    filters: [
      ...(ofRecord ? [ofRecord] : []),
      {
        id: 'person',
        label: t('Person'),
        values: (event) => [event.user.id],
        counts: people.map(({ id, count }) => [id, count]),
        words: (id) => names.get(id) ?? id,
      },
      {
        id: 'subject',
        label: t('Record type'),
        values: (event) => [event.subject],
        counts: subjects.map(({ subject, count }) => [subject, count]),
        words: subjectWord,
      },
      {
        id: 'operation',
        label: t('Action'),
        values: (event) => [event.operation],
        counts: operations.map(({ operation: name, count }) => [name, count]),
        words: operationWord,
      },
      {
        id: 'outcome',
        label: t('Outcome'),
        values: (event) => [event.outcome],
        counts: outcomes.map(({ outcome: name, count }) => [name, count]),
        words: outcomeWord,
      },
    ],
    isQuiet: (event) => event.outcome !== 'succeeded',
    defaultSort: '-time',
    sortable: ['time'],
  });
}

export const exportedColumns: readonly Column<Event>[] = [
  ...columns,
  { id: 'recordId', header: t('Record ID'), text: (event) => event.records.map(({ id }) => id).join(', ') },
  { id: 'call', header: t('Call'), text: (event) => event.action },
  { id: 'fields', header: t('Submitted fields'), text: (event) => event.fields.join(', ') },
  { id: 'message', header: t('Message'), text: (event) => event.message },
  { id: 'eventId', header: t('Event ID'), text: (event) => event.id },
];
