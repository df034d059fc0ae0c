import { deadlinesFor } from './deadline';
import { inspect, ScriptError, withoutQuery } from './inspect-file';
import { createScriptFiles, type ScriptFiles } from './script-files';

/**
 * Makes every script element of a page: for the host's own chunks, and for an area's entry, exposed chunk and lazy
 * chunks. So each has its published hash and a time limit. A failed script is requested once more, past the cache,
 * because a proxy may have cut it short and the browser caches the damaged file. After a failure the file is requested
 * with another query string: removing a script does not end a request that hangs, and the browser queues later requests
 * of the same URL behind it.
 */
export interface ScriptLoader {
  /** The scripts that may run. */
  readonly files: ScriptFiles;
  /** Limit for one script, in milliseconds. */
  timeout: number;
  /**
   * A script element for a file, not yet in the document. The webpack runtimes of host and areas call this too.
   * Throws for a file without a published hash, with two exceptions, whose files change without notice: outside origins
   * that this document's page declares and the operator has allowed, and development builds.
   * @param published hash of one of the host's own chunks
   */
  create: (url: string, published?: string) => HTMLScriptElement;
  /** Runs a script. Rejects with the cause that the browser reports, or that a second request finds. */
  load: (url: string) => Promise<void>;
  /** Starts fetching files in parallel. */
  preload: (urls: readonly string[]) => void;
  /** Stops waiting for files that were not received. They count as failed, so that a retry uses another URL. */
  abandon: (urls: readonly string[]) => void;
  /**
   * Before a retry: fetches failed files again, past the cache and abortably. The script element that follows finds a
   * good response in the cache; if there is none, the error names the status.
   */
  refetchFailed: (urls: readonly string[]) => Promise<void>;
  /** Finds out why a script element failed, by fetching its address. */
  diagnose: (url: string) => Promise<ScriptError>;
}

const DIAGNOSIS_TIMEOUT = 2_000;
const SCRIPT = { type: /javascript/ };

export function createScriptLoader(files: ScriptFiles): ScriptLoader {
  /** Failed attempts of addresses that have not succeeded yet. */
  const attempts = new Map<string, number>();
  /** Scripts and preloads being loaded, by address without query. */
  const loading = new Map<string, HTMLScriptElement>();
  const preloads = new Map<string, HTMLLinkElement>();
  /** Files whose last script timed out before the server answered. */
  const timedOut = new Set<string>();
  /** The fault of the last answer, by address without query. */
  const causes = new Map<string, ScriptError>();

  const attemptOf = (file: string) => attempts.get(file) ?? 0;
  const countFailure = (file: string) => void attempts.set(file, attemptOf(file) + 1);
  const addressOf = (file: string) => (attemptOf(file) === 0 ? file : `${file}?retry=${attemptOf(file)}`);

  function create(url: string, published?: string): HTMLScriptElement {
    const file = withoutQuery(url);
    if (published !== undefined) files.addOwn(file, published);
    if (files.integrityOf(file) === undefined && !files.isChanging(url) && !files.isOutside(url))
      throw new ScriptError('integrity', `no published hash for ${file}`);
    const script = elementOf(file);
    loading.set(file, script);
    timedOut.delete(file);
    causes.delete(file);
    // webpack's own chunk timeout is fixed in the build; this one is set by the host's configuration.
    const limit = setTimeout(() => failByTimeout(script), loader.timeout);
    let isRetried = false;
    // Registered before the listeners of the webpack runtimes, so that they receive only the event of the second try.
    const settle = (event: Event) => {
      if (loading.get(file) !== script) return;
      const isLoaded = event.type === 'load';
      if (!isLoaded) countFailure(file);
      if (!isLoaded && !isRetried && !timedOut.has(file) && files.integrityOf(file) !== undefined) {
        isRetried = true;
        event.stopImmediatePropagation();
        void tryAgain(file, script);
        return;
      }
      clearTimeout(limit);
      loading.delete(file);
      if (!isLoaded) return;
      if (attemptOf(file) > 0) replaceInCache(file);
      attempts.delete(file);
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    return script;
  }

  function elementOf(file: string): HTMLScriptElement {
    const script = document.createElement('script');
    const integrity = files.integrityOf(file);
    if (integrity !== undefined) script.integrity = integrity;
    if (integrity !== undefined || files.isChanging(file)) script.crossOrigin = 'anonymous';
    script.src = addressOf(file);
    return script;
  }

  /** The second try; the first element raises the event of its outcome. */
  async function tryAgain(file: string, first: HTMLScriptElement): Promise<void> {
    try {
      await refetch(file);
      await run(elementOf(file));
    } catch (cause) {
      if (cause instanceof ScriptError) causes.set(file, cause);
      first.dispatchEvent(new Event('error'));
      return;
    }
    first.dispatchEvent(new Event('load'));
  }

  /** Replaces the damaged file in the cache, which would fail again in the next page. */
  function replaceInCache(file: string): void {
    fetch(file, { cache: 'reload', signal: AbortSignal.timeout(loader.timeout) }).catch(() => undefined);
  }

  /** Makes a script fail for all its listeners, ours and webpack's. */
  function failByTimeout(script: HTMLScriptElement): void {
    timedOut.add(withoutQuery(script.src));
    script.dispatchEvent(new Event('error'));
  }

  async function load(url: string): Promise<void> {
    const file = withoutQuery(url);
    const script = create(file);
    let thrown: string | undefined;
    const noteThrown = (event: ErrorEvent) => {
      if (withoutQuery(event.filename) === file) thrown = event.message;
    };
    addEventListener('error', noteThrown);
    try {
      await run(script);
    } catch {
      throw await diagnose(url);
    } finally {
      removeEventListener('error', noteThrown);
    }
    if (thrown !== undefined) throw new ScriptError('code', thrown);
  }

  function preload(urls: readonly string[]): void {
    for (const url of urls) {
      const file = withoutQuery(url);
      const href = addressOf(file);
      if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = 'anonymous';
      // As on the script, or the browser fetches twice.
      link.integrity = files.integrityOf(url) ?? '';
      link.href = href;
      link.addEventListener('load', () => preloads.delete(file));
      // The browser would reuse the failed response for a later script element with the same address.
      link.addEventListener('error', () => {
        preloads.delete(file);
        link.remove();
        countFailure(file);
      });
      preloads.set(file, link);
      document.head.append(link);
    }
  }

  function abandon(urls: readonly string[]): void {
    for (const file of urls.map(withoutQuery)) {
      const script = loading.get(file);
      const link = preloads.get(file);
      preloads.delete(file);
      link?.remove();
      if (script) failByTimeout(script);
      else if (link) countFailure(file);
    }
  }

  async function refetchFailed(urls: readonly string[]): Promise<void> {
    const failed = urls.map(withoutQuery).filter((file) => attemptOf(file) > 0);
    await Promise.all(failed.map(refetch));
  }

  async function refetch(file: string): Promise<void> {
    const integrity = files.integrityOf(file);
    await inspect(addressOf(file), { ...SCRIPT, integrity, cache: 'reload', timeout: loader.timeout });
  }

  async function diagnose(url: string): Promise<ScriptError> {
    const file = withoutQuery(url);
    if (timedOut.has(file)) return new ScriptError('timeout', file);
    const known = causes.get(file);
    if (known) return known;
    try {
      await inspect(file, { ...SCRIPT, integrity: files.integrityOf(file), timeout: DIAGNOSIS_TIMEOUT });
      return new ScriptError('unreachable', file);
    } catch (error) {
      return error instanceof ScriptError ? error : new ScriptError('unreachable', file, { cause: error });
    }
  }

  const loader = { files, timeout: deadlinesFor().script, create, load, preload, abandon, refetchFailed, diagnose };
  return loader;
}

function run(script: HTMLScriptElement): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('script error')));
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * The scripts of this document. There is one list and one loader of them, because the Trusted Types policy and the webpack
 * runtimes use both before the configuration is read.
 */
export const documentScripts = createScriptLoader(createScriptFiles());
