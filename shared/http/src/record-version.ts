/**
 * The version that an answer of the platform shows, and with which a write says what it was made from (decision 28).
 * Opaque: only the platform compares it.
 */
export const VERSION_HEADER = 'record-version';

/** What a form or a dialog was filled from. It moves on with each write that is given it. */
export interface RecordVersion {
  /** Undefined where the platform sends none: it has nothing to compare then. */
  value: string | undefined;
  /** Attempts of writes whose answers were lost: each may have changed the record (C145). */
  lost?: readonly string[];
}

/** The header of a write: the version, the id of this attempt, and the attempts whose answers were lost. */
export function headerOf({ value, lost = [] }: RecordVersion, attempt: string): string {
  return [value, `attempt=${attempt}`, ...(lost.length > 0 ? [`after=${lost.join(',')}`] : [])].join('; ');
}

/** What a write says of itself. Undefined for a header that is none. */
export function parseVersionHeader(
  header: string,
): { version: string; attempt: string | undefined; after: readonly string[] } | undefined {
  const [, version, attempt, after] = /^([^\s;]+)(?:; attempt=([\w-]+))?(?:; after=([\w,-]+))?$/.exec(header) ?? [];
  return version === undefined ? undefined : { version, attempt, after: after?.split(',') ?? [] };
}

const versions = new WeakMap<object, string>();

export function noteVersion(answer: unknown, headers: Headers): void {
  const version = headers.get(VERSION_HEADER);
  if (version !== null && typeof answer === 'object' && answer !== null) versions.set(answer, version);
}

/** Of an answer as it was read; a copy of it has none, unless `inVersionOf` gave it one. */
export function versionOf(answer: unknown): RecordVersion {
  return { value: typeof answer === 'object' && answer !== null ? versions.get(answer) : undefined };
}

/** Gives a part of an answer, or what was made of it, the answer's version. */
export function inVersionOf<Part extends object>(answer: object, part: Part): Part {
  const version = versions.get(answer);
  if (version !== undefined) versions.set(part, version);
  return part;
}
