import type { auditTrail } from '@console/api';
import type { ChangedRecord, Principal } from './principal';

type Change = auditTrail.AuditChange;
type Value = Change['before'];

/** The fields of a record; a value inside of a field has the name `billingAddress.city`. Lists of words are one value. */
export type Fields = Readonly<Record<string, unknown>>;

interface Noted extends Pick<ChangedRecord, 'subject' | 'id' | 'name'> {
  /** Undefined = the record is new. */
  before?: Fields | undefined;
  /** Undefined = the record was deleted. */
  after?: Fields | undefined;
}

/** Notes for the audit entry of the call which record it has changed, and the fields that differ. */
export function noteChange(principal: Principal, { before, after, ...record }: Noted): void {
  noteChanges(principal, { ...record, changes: changesBetween(before, after), isNew: before === undefined });
}

/** The same with changes that are known, such as those of a history. */
export function noteChanges(principal: Principal, ...records: readonly ChangedRecord[]): void {
  principal.changed = [...(principal.changed ?? []), ...records];
}

/** No value is longer in the trail: it shows what was changed, and is no backup. */
const LONGEST_VALUE = 1_000;
/** Fields whose values are never stored in the trail. */
const SECRET = /secret|password|token$|apikey|accesskey|credential|certificate/i;

function changesBetween(before: Fields = {}, after: Fields = {}): Change[] {
  const [old, next] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((field) => {
    const values = { before: old.get(field) ?? null, after: next.get(field) ?? null };
    if (values.before === values.after) return [];
    const shown = { before: shorten(values.before), after: shorten(values.after) };
    if (!SECRET.test(field) && shown.before !== shown.after) return { field, ...shown };
    return { field, before: isStored(values.before), after: isStored(values.after), isSecret: true };
  });
}

function flat(fields: Fields, prefix = ''): Map<string, Value> {
  return new Map(
    Object.entries(fields).flatMap(([name, value]): [string, Value][] => {
      if (Array.isArray(value)) return [[prefix + name, value.join(', ')]];
      if (typeof value === 'object' && value !== null) return [...flat(value as Fields, `${prefix}${name}.`)];
      return [[prefix + name, value === undefined || value === '' ? null : (value as Value)]];
    }),
  );
}

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/\S+$/i;

/** Without what opens an address, such as `?token=…`: the name of its user, and the values of its query. */
const withoutAccess = (address: string) =>
  address.replace(/^([^:]+:\/\/)[^/?#]*@/, '$1…@').replace(/([?&#])(?:([^=&#]*=)[^&#]+|[^=&#]+)/g, '$1$2…');

function shorten(value: Value): Value {
  if (typeof value !== 'string') return value;
  const text = ADDRESS.test(value) ? withoutAccess(value) : value;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const isStored = (value: Value) => (value === null ? null : true);
