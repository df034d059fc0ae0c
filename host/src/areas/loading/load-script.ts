import { deadlinesFor } from './deadline';
import { inspect, ScriptError, withoutQuery } from './inspect-file';
import { createScriptFiles, type ScriptFiles } from './script-files';

export type ScriptLoader = ReturnType<typeof createScriptLoader>;

const DIAGNOSIS_TIMEOUT = 2_000;
const SCRIPT = { type: /javascript/ };

/**
 * Makes every script element, the host's and the areas', with published hash and time limit. A failed script is
 * requested again past the cache, which may hold a cut file, and with another query, because the browser queues behind
 * a hung request.
 */
export function createScriptLoader(files: ScriptFiles) {
  const attempts = new Map<string, number>();
  /** Keys have no query. */
  const loading = new Map<string, HTMLScriptElement>();
  const preloads = new Map<string, HTMLLinkElement>();
  const timedOut = new Set<string>();
  /** Keys have no query. */
  const causes = new Map<string, ScriptError>();

  const attemptOf = (file: string) => attempts.get(file) ?? 0;
  const countFailure = (file: string) => void attempts.set(file, attemptOf(file) + 1);
  const addressOf = (file: string) => (attemptOf(file) === 0 ? file : `${file}?retry=${attemptOf(file)}`);

  /**
   * webpack's runtimes call this too. Throws without a published hash, except for allowed outside origins and
   * development builds.
   * @param published for the host's chunks
   */
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
    // Runs before webpack's listeners, so that webpack sees the second try only.
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

  /** Its outcome is raised on the first element. */
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

  /** The damaged file would fail in the next page. */
  function replaceInCache(file: string): void {
    fetch(file, { cache: 'reload', signal: AbortSignal.timeout(loader.timeout) }).catch(() => undefined);
  }

  function failByTimeout(script: HTMLScriptElement): void {
    timedOut.add(withoutQuery(script.src));
    script.dispatchEvent(new Event('error'));
  }

  /** Rejects with the browser's cause, or a second request's. */
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
      // Must equal the script's, or the browser fetches twice.
      link.integrity = files.integrityOf(url) ?? '';
      link.href = href;
      link.addEventListener('load', () => preloads.delete(file));
      // The browser would reuse the failed response.
      link.addEventListener('error', () => {
        preloads.delete(file);
        link.remove();
        countFailure(file);
      });
      preloads.set(file, link);
      document.head.append(link);
    }
  }

  /** Abandoned files count as failed, so that a retry uses another URL. */
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

  /** Past the cache and abortable; the script element then finds a good response, or the error names the status. */
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
    if (timedOut.has(file)) return new ScriptError('timeout', file, { code: 'timeout' });
    const cause = causes.get(file);
    if (cause) return cause;
    try {
      await inspect(file, { ...SCRIPT, integrity: files.integrityOf(file), timeout: DIAGNOSIS_TIMEOUT });
      return new ScriptError('unreachable', file, { code: 'network' });
    } catch (error) {
      return error as ScriptError;
    }
  }

  /** `timeout`: milliseconds. */
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

/** A singleton: the Trusted Types policy and webpack use it before the configuration is read. */
export const documentScripts = createScriptLoader(createScriptFiles());
