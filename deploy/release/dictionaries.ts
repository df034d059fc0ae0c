/** Deltas (RFC 9842), by the script's path and the dictionary's name. */
export const DELTAS = '/deltas';

/** Scripts that serve as dictionaries, and the pattern of their other versions. A delta has its script's pattern. */
export const DICTIONARIES: readonly [path: RegExp, match: string][] = [
  [/^(?:\/deltas)?(\/assets\/[\w.-]+)\.[0-9a-f]{8}\.js(?:\.[\w+]{10})?$/, '$1.*.js'],
  [/^(?:\/deltas)?(\/areas\/[\w-]+\/)[^/]+\/([\w.-]+)\.[0-9a-f]{8}\.js(?:\.[\w+]{10})?$/, '$1*/$2.*.js'],
];

/**
 * A request that gets a delta, by `URL.search`, `Cache-Control`, `Accept-Encoding` and `Available-Dictionary`: no retry
 * and no reload past the cache, so that a damaged delta heals. Ten characters of the hash name the dictionary.
 */
export const WANTS_DELTA = /^ .*\bdcz\b.* :(?=[\w+/]{43}=:$)[\w+/]*?([\w+]{10})/;

/** Undefined for a path that is no dictionary. */
export function dictionaryMatch(path: string): string | undefined {
  const [expression, match] = DICTIONARIES.find(([each]) => each.test(path)) ?? [];
  return expression && path.replace(expression, match ?? '');
}
