/** Deltas (RFC 9842), by the dictionary's hash in Base64 and the file's path. */
export const DELTAS_PATH = '/deltas/';

/** Scripts that serve as dictionaries, and the pattern of their other versions. A delta has its script's pattern. */
export const DICTIONARIES: readonly [path: RegExp, match: string][] = [
  [/^(?:\/deltas\/.+=)?(\/assets\/[\w.-]+)\.[0-9a-f]{8}\.js$/, '$1.*.js'],
  [/^(?:\/deltas\/.+=)?(\/areas\/[\w-]+\/)[^/]+\/([\w.-]+)\.[0-9a-f]{8}\.js$/, '$1*/$2.*.js'],
];

/** Undefined for a path that is no dictionary. */
export function dictionaryMatch(path: string): string | undefined {
  const [expression, match] = DICTIONARIES.find(([each]) => each.test(path)) ?? [];
  return expression && path.replace(expression, match ?? '');
}
