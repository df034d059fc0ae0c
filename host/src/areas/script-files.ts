import type { AreaRelease } from '@console/contract';

/*
 * The scripts the page may run, by address without query: every file of a registered area with its hash,
 * and the console's own files. Trusted Types and the script elements read the same list.
 */

const integrities = new Map<string, string>();

/** Where webpack puts the console's own chunks. Area files never live below it. */
const CONSOLE_ASSETS = '/assets/';

/** Lets the files of one release be turned into script elements. Nothing else of its origin is allowed. */
export function registerScripts({ baseUrl, manifest }: AreaRelease): void {
  for (const [file, integrity] of Object.entries(manifest.files)) integrities.set(`${baseUrl}${file}`, integrity);
}

/** SHA-384 of an area's file, `undefined` when no registered area owns the address. */
export function integrityOf(url: string): string | undefined {
  return integrities.get(withoutQuery(url));
}

/** The address that identifies a file, whatever attempt it was fetched for. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

/** True for a registered area file and for the console's own chunks. */
export function isKnownScript(url: string): boolean {
  if (integrityOf(url) !== undefined) return true;
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith(CONSOLE_ASSETS) && pathname.endsWith('.js');
}
