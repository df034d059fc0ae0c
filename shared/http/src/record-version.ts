/** Current in an answer, the basis in a write (decision 28). Opaque to clients. */
export const VERSION_HEADER = 'record-version';

/** A form or dialog holds a version; each write updates. */
export interface RecordVersion {
  /** Undefined: the platform compares nothing. Null: nothing was read, so `send` refuses an edit. */
  value: string | undefined | null;
  /** Each may have changed the record (C145). */
  lost: readonly string[];
}

export function headerOf(version: RecordVersion | undefined, attempt: string): string {
  const { value, lost = [] } = version ?? {};
  return `${value ?? '*'}; attempt=${attempt}${lost.length > 0 ? `; after=${lost.join()}` : ''}`;
}

/** Undefined if invalid. */
export function parseVersionHeader(
  header: string,
): { version: string; attempt: string | undefined; after: readonly string[] } | undefined {
  const [, version, attempt, after] = /^([^\s;]+)(?:; attempt=([\w-]+))?(?:; after=([\w,-]+))?$/.exec(header) ?? [];
  return version === undefined ? undefined : { version, attempt, after: after?.split(',') ?? [] };
}

/** Every answer, also one without a version. */
const versions = new WeakMap<object, string | undefined>();

export function noteVersion(answer: unknown, headers: Headers): boolean {
  const version = headers.get(VERSION_HEADER);
  if (typeof answer === 'object' && answer !== null) versions.set(answer, version ?? undefined);
  return version !== null;
}

/** Null for what is no answer; a copy of one needs `inVersionOf`. */
export function versionOf(answer: unknown): RecordVersion {
  return { value: versions.has(answer as object) ? versions.get(answer as object) : null, lost: [] };
}

/** Gives a part or derived object the answer's version. */
export function inVersionOf<Part extends object>(answer: object, part: Part): Part {
  if (versions.has(answer)) versions.set(part, versions.get(answer));
  return part;
}
