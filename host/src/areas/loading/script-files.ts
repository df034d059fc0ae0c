import { type AreaManifest, isLoopback } from '@console/contract';
import { withoutQuery } from './inspect-file';

/**
 * The scripts that a page may run, by address without query: every file of a version whose manifest has been read, and
 * the host's own files, each with its hash. The Trusted Types policy and the script elements use the same list.
 */
export interface ScriptFiles {
  /**
   * Allows script elements for the files of one release, and for nothing else of its origin. A development build may load
   * any file of its folder: in a browser whose user has agreed to it, or on the console's own machine.
   */
  addRelease: (baseUrl: string, manifest: AreaManifest, isAgreed?: boolean) => void;
  /** Adds one of the host's own chunks. The host's first script contains the hashes of all others. */
  addOwn: (file: string, integrity: string) => void;
  /** Allows scripts of outside origins: those that the document's page declares and the operator has allowed. */
  allowOutside: (origins: readonly string[]) => void;
  /** True for an area's file that may run, and for the console's own chunks. */
  isKnown: (url: string) => boolean;
  /** True for a script of an outside origin that is allowed. */
  isOutside: (url: string) => boolean;
  /** True for a script in the folder of a development build. */
  isChanging: (url: string) => boolean;
  /** Hash of a published file; undefined for an unpublished address and for a file of a development build. */
  integrityOf: (url: string) => string | undefined;
  /** The area whose code is in an error's stack. */
  areaInStack: (stack: string) => AreaManifest | undefined;
}

interface PublishedFile {
  integrity: string;
  /** Absent for the host's own files. */
  owner?: AreaManifest;
}

/** Where webpack puts the console's own chunks. Area files never live below it. */
const CONSOLE_ASSETS = '/assets/';

export function createScriptFiles(): ScriptFiles {
  const files = new Map<string, PublishedFile>();
  /** Folders of development builds: their scripts change while the page is open, and have no hash. */
  const changing = new Set<string>();
  let outsideOrigins: readonly string[] = [];

  const isChanging = (url: string) => changing.has(withoutQuery(url).replace(/[\w.-]+\.js$/, ''));
  const integrityOf = (url: string) => (isChanging(url) ? undefined : files.get(withoutQuery(url))?.integrity);

  return {
    addRelease(baseUrl, manifest, isAgreed = false) {
      if (manifest.development && (isAgreed || isLoopback(location))) changing.add(baseUrl);
      for (const [file, integrity] of Object.entries(manifest.files)) {
        files.set(`${baseUrl}${file}`, { integrity, owner: manifest });
      }
    },
    addOwn: (file, integrity) => void files.set(file, { integrity }),
    allowOutside(origins) {
      outsideOrigins = origins;
    },
    isKnown(url) {
      if (integrityOf(url) !== undefined || isChanging(url)) return true;
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && pathname.startsWith(CONSOLE_ASSETS) && pathname.endsWith('.js');
    },
    isOutside(url) {
      const { origin } = new URL(url, location.href);
      return outsideOrigins.some((allowed) => origin === allowed || isBelow(origin, allowed));
    },
    isChanging,
    integrityOf,
    areaInStack(stack) {
      for (const [url] of stack.matchAll(/https?:\/\/[^\s()]+?\.js/g)) {
        const owner = files.get(withoutQuery(url))?.owner;
        if (owner) return owner;
      }
      return undefined;
    },
  };
}

/** `https://b.js.stripe.com` matches `https://*.js.stripe.com`, as in a content security policy. */
function isBelow(origin: string, allowed: string): boolean {
  const [scheme, name] = allowed.split('*');
  return name !== undefined && origin.startsWith(`${scheme}`) && origin.endsWith(name);
}
