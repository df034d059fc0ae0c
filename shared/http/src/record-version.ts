/** Current in an answer, the basis in a write (decision 28). Opaque to clients. */
export const VERSION_HEADER = 'record-version';

/** A form or dialog holds a version; each write updates. */
export interface RecordVersion {
  /** Undefined: the platform compares nothing. */
  value: string | undefined;
  /** Each may have changed the record (C145). */
  lost: readonly string[];
}

export function headerOf(version: RecordVersion | undefined, attempt: string): string {
  const { value = '*', lost = [] } = version ?? {};
  return `${value}; attempt=${attempt}${lost.length > 0 ? `; after=${lost.join()}` : ''}`;
}

/** Undefined if invalid. */
export function parseVersionHeader(
  header: string,
): { version: string; attempt: string | undefined; after: readonly string[] } | undefined {
  const [, version, attempt, after] = /^([^\s;]+)(?:; attempt=([\w-]+))?(?:; after=([\w,-]+))?$/.exec(header) ?? [];
  return version === undefined ? undefined : { version, attempt, after: after?.split(',') ?? [] };
}

const versions = new WeakMap<object, string>();

export function noteVersion(answer: unknown, headers: Headers): boolean {
  const version = headers.get(VERSION_HEADER);
  if (version !== null && typeof answer === 'object' && answer !== null) versions.set(answer, version);
  return version !== null;
}

/** A copy of the answer has none, but by `inVersionOf`. */
export function versionOf(answer: unknown): RecordVersion {
  return { value: typeof answer === 'object' && answer !== null ? versions.get(answer) : undefined, lost: [] };
}

/** Gives a part or derived object the answer's version. */
export function inVersionOf<Part extends object>(answer: object, part: Part): Part {
  const version = versions.get(answer);
  if (version !== undefined) versions.set(part, version);
  return part;
}
