import { type AreaManifest, isLoopback } from '@console/contract';
import { withoutQuery } from './inspect-file';

/**
 * Keys are addresses without query, values hashes: files of read manifests, and the host's. The Trusted Types policy
 * and script elements share the list.
 */
export interface ScriptFiles {
  /** Exactly a release's files; a development build's whole folder, if agreed or on this machine. */
  addRelease: (baseUrl: string, manifest: AreaManifest, isAgreed?: boolean) => void;
  /** The host's first script has all other hashes. */
  addOwn: (file: string, integrity: string) => void;
  /** Declared by the page and allowed by the operator. */
  allowOutside: (origins: readonly string[]) => void;
  /** The file belongs to an area or the console. */
  isKnown: (url: string) => boolean;
  isOutside: (url: string) => boolean;
  /** The file is in a development build's folder. */
  isChanging: (url: string) => boolean;
  /** Undefined if unpublished, or of a development build. */
  integrityOf: (url: string) => string | undefined;
  areaInStack: (stack: string) => AreaManifest | undefined;
}

interface PublishedFile {
  integrity: string;
  /** Absent = the host's. */
  owner?: AreaManifest;
}

/** Webpack's folder for the console; areas never live below. */
const CONSOLE_ASSETS = '/assets/';

export function createScriptFiles(): ScriptFiles {
  const files = new Map<string, PublishedFile>();
  /** Development builds change these scripts, so they have no hash. */
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

/** `https://*.js.stripe.com` as in a content security policy. */
function isBelow(origin: string, allowed: string): boolean {
  const [scheme, name] = allowed.split('*');
  return name !== undefined && origin.startsWith(`${scheme}`) && origin.endsWith(name);
}
