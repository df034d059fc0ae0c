import { type AreaManifest, isLoopback } from '@console/contract';
import { withoutQuery } from './inspect-file';

export type ScriptFiles = ReturnType<typeof createScriptFiles>;

interface PublishedFile {
  integrity: string;
  /** Absent = the host's. */
  owner?: AreaManifest;
}

/** Webpack's folder for the console; areas never live below. */
const CONSOLE_ASSETS = '/assets/';

/**
 * Keys are addresses without query, values hashes: files of read manifests, and the host's. The Trusted Types policy
 * and script elements share the list.
 */
export function createScriptFiles() {
  const files = new Map<string, PublishedFile>();
  /** Development builds change these scripts, so they have no hash. */
  const changing = new Set<string>();
  let outsideOrigins: readonly string[] = [];

  /** The file is in a development build's folder. */
  const isChanging = (url: string) => changing.has(withoutQuery(url).replace(/[\w.-]+\.js$/, ''));
  /** Undefined if unpublished, or of a development build. */
  const integrityOf = (url: string) => (isChanging(url) ? undefined : files.get(withoutQuery(url))?.integrity);

  return {
    /** Exactly a release's files; a development build's whole folder, if agreed or on this machine. */
    addRelease(baseUrl: string, manifest: AreaManifest, isAgreed = false): void {
      if (manifest.development && (isAgreed || isLoopback(location))) changing.add(baseUrl);
      for (const [file, integrity] of Object.entries(manifest.files)) {
        files.set(`${baseUrl}${file}`, { integrity, owner: manifest });
      }
    },
    /** The host's first script has all other hashes. */
    addOwn: (file: string, integrity: string) => void files.set(file, { integrity }),
    /** Declared by the page and allowed by the operator. */
    allowOutside(origins: readonly string[]): void {
      outsideOrigins = origins;
    },
    /** The file belongs to an area or the console. */
    isKnown(url: string): boolean {
      if (integrityOf(url) !== undefined || isChanging(url)) return true;
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && pathname.startsWith(CONSOLE_ASSETS) && pathname.endsWith('.js');
    },
    isOutside(url: string): boolean {
      const { origin } = new URL(url, location.href);
      return outsideOrigins.some((allowed) => origin === allowed || isBelow(origin, allowed));
    },
    isChanging,
    integrityOf,
    areaInStack(stack: string): AreaManifest | undefined {
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
