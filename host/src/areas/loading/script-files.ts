import { type AreaManifest, isLoopback } from '@console/contract';

/*
 * The scripts that the page may run, by address without query: every file of a version whose manifest has been read, and
 * the host's own files, each with its hash. The Trusted Types policy and the script elements use the same list.
 */

interface PublishedFile {
  integrity: string;
  /** The host's own files have none. */
  owner?: AreaManifest;
}

const files = new Map<string, PublishedFile>();

/** Where webpack puts the console's own chunks. Area files never live below it. */
const CONSOLE_ASSETS = '/assets/';

/** Folders of builds that are being worked on: their scripts change while the page is open, and have no hash. */
const changing = new Set<string>();

/**
 * Allows script elements for the files of one release, and for nothing else of its origin. A development build may load
 * any file of its folder: in a browser whose user has agreed to it, or on the console's own machine.
 */
export function registerScripts(baseUrl: string, manifest: AreaManifest, isAgreed = false): void {
  if (manifest.development && (isAgreed || isLoopback(location))) changing.add(baseUrl);
  for (const [file, integrity] of Object.entries(manifest.files)) {
    files.set(`${baseUrl}${file}`, { integrity, owner: manifest });
  }
}

/** The host's first script has the hashes of its others, and names each when it is fetched. */
export function registerHostScript(file: string, integrity: string): void {
  files.set(file, { integrity });
}

let outsideOrigins: readonly string[] = [];

/** Lets this document run scripts of others: from the origins that its page declared and the operator allowed. */
export function allowOutsideScripts(origins: readonly string[]): void {
  outsideOrigins = origins;
}

export function isOutsideScript(url: string): boolean {
  const { origin } = new URL(url, location.href);
  return outsideOrigins.some((allowed) => origin === allowed || isBelow(origin, allowed));
}

/** `https://b.js.stripe.com` is below `https://*.js.stripe.com`, as a content security policy reads it. */
function isBelow(origin: string, allowed: string): boolean {
  const [scheme, name] = allowed.split('*');
  return name !== undefined && origin.startsWith(`${scheme}`) && origin.endsWith(name);
}

/** A script in the folder of a build that is being worked on. */
export function isChangingScript(url: string): boolean {
  return changing.has(withoutQuery(url).replace(/[\w.-]+\.js$/, ''));
}

/** Hash of a published file, `undefined` when nobody has published the address, or it changes. */
export function integrityOf(url: string): string | undefined {
  return isChangingScript(url) ? undefined : files.get(withoutQuery(url))?.integrity;
}

/** The area whose code is in an error's stack. */
export function areaInStack(stack: string): AreaManifest | undefined {
  for (const [url] of stack.matchAll(/https?:\/\/[^\s()]+?\.js/g)) {
    const owner = files.get(withoutQuery(url))?.owner;
    if (owner) return owner;
  }
  return undefined;
}

/** A file's address without the query string that retries add. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

/** True for an area's file that may run, and for the console's own chunks. */
export function isKnownScript(url: string): boolean {
  if (integrityOf(url) !== undefined || isChangingScript(url)) return true;
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && pathname.startsWith(CONSOLE_ASSETS) && pathname.endsWith('.js');
}
