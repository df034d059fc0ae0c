/** Deltas (RFC 9842), by the dictionary's hash in Base64 and the file's path. */
export const DELTAS_PATH = '/deltas/';

/** Files that are dictionaries of other versions of them, and the pattern of those. Of a delta: its file's. */
export const DICTIONARIES: readonly [path: RegExp, match: string][] = [
  [/^(?:\/deltas\/.+=)?(\/assets\/[\w.-]+)\.[0-9a-f]{8}\.js$/, '$1.*.js'],
  [/^(?:\/deltas\/.+=)?(\/areas\/[\w-]+\/)[^/]+\/([\w.-]+)\.[0-9a-f]{8}\.js$/, '$1*/$2.*.js'],
];

/** Undefined for a path that is no dictionary. */
export function dictionaryMatch(path: string): string | undefined {
  const [expression, match] = DICTIONARIES.find(([each]) => each.test(path)) ?? [];
  return expression && path.replace(expression, match ?? '');
}
