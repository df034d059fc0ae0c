import type { auditTrail } from '@console/api';
import type { ChangedRecord, Principal } from './principal';

type Change = auditTrail.AuditChange;
type Value = Change['before'];

/** Names nested values `billingAddress.city`; a list of words counts as a single value. */
export type Fields = Readonly<Record<string, unknown>>;

interface Noted extends Pick<ChangedRecord, 'subject' | 'id' | 'name'> {
  /** Undefined = created. A change may give the whole stored row: the fields of `after` count. */
  before?: Fields | undefined;
  /** Undefined = deleted. */
  after?: Fields | undefined;
}

/** Notes the differing fields for the call's audit entry. */
export function noteChange(principal: Principal, { before, after, ...record }: Noted): void {
  const changes = changesBetween(before && after ? only(Object.keys(after), before) : before, after);
  principal.call.changed = [...(principal.call.changed ?? []), { ...record, changes, isNew: before === undefined }];
}

/** Shortens values: the trail is no backup. */
const LONGEST_VALUE = 1_000;
/** The trail never stores these. */
const SECRET = /secret|password|token$|apikey|accesskey|credential|certificate/i;

const only = (names: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

function changesBetween(before: Fields = {}, after: Fields = {}): Change[] {
  const [old, next] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((field) => {
    const values = { before: old.get(field) ?? null, after: next.get(field) ?? null };
    if (values.before === values.after) return [];
    const shortValues = { before: shorten(values.before), after: shorten(values.after) };
    if (!SECRET.test(field) && shortValues.before !== shortValues.after) return { field, ...shortValues };
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

/** Removes what opens the address: user name and query values. */
const withoutAccess = (address: string) =>
  address.replace(/^([^:]+:\/\/)[^/?#]*@/, '$1…@').replace(/([?&#])(?:([^=&#]*=)[^&#]+|[^=&#]+)/g, '$1$2…');

function shorten(value: Value): Value {
  if (typeof value !== 'string') return value;
  const text = ADDRESS.test(value) ? withoutAccess(value) : value;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const isStored = (value: Value) => (value === null ? null : true);
