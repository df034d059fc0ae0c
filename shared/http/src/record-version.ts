/**
 * The version that an answer of the platform shows, and with which a write says what it was made from (decision 28).
 * Opaque: only the platform compares it.
 */
export const VERSION_HEADER = 'record-version';

/** What a form or a dialog was filled from. It moves on with each write that is given it. */
export interface RecordVersion {
  /** Undefined where the platform tells none: it has nothing to compare then. */
  value: string | undefined;
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
