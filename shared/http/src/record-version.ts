/**
 * Header with the version of a record: an answer of the platform has the current one, a write the one it is based on
 * (decision 28). Only the platform interprets the value.
 */
export const VERSION_HEADER = 'record-version';

/** The version of the data in a form or dialog. Each write with it updates it. */
export interface RecordVersion {
  /** Undefined if the platform sends no version: then it compares nothing. */
  value: string | undefined;
  /** Ids of writes whose answers were lost: each of them may have changed the record (C145). */
  lost: readonly string[];
}

/** The header of a write: the version, the id of this attempt, and the attempts whose answers were lost. */
export function headerOf({ value, lost }: RecordVersion, attempt: string): string {
  return [value, `attempt=${attempt}`, ...(lost.length > 0 ? [`after=${lost.join(',')}`] : [])].join('; ');
}

/** The parts of a write's header. Undefined for an invalid header. */
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

/** The version of a parsed answer. A copy of the answer has none, unless `inVersionOf` has set it. */
export function versionOf(answer: unknown): RecordVersion {
  return { value: typeof answer === 'object' && answer !== null ? versions.get(answer) : undefined, lost: [] };
}

/** Sets the answer's version on a part of it, or on an object made from it. */
export function inVersionOf<Part extends object>(answer: object, part: Part): Part {
  const version = versions.get(answer);
  if (version !== undefined) versions.set(part, version);
  return part;
}
