import type { AreaFailure } from './area-error';
import { deadline } from './deadline';
import { integrityOf, isChangingScript, isOutsideScript, registerHostScript, withoutQuery } from './script-files';

/*
 * The host creates every script element: its own chunks', and an area's entry, exposed chunk and lazy chunks. So each has
 * its published hash and a time limit. One that fails is asked for once more by itself, past the cache: a proxy may have
 * cut it short, and the browser keeps that for as long as the file may be kept. After a failure the file is requested
 * with another query string: removing a script does not end a request that hangs, and the browser queues later requests
 * of the same URL behind it.
 */

const DIAGNOSIS_TIMEOUT = 2_000;

/** Failed attempts of addresses that have not succeeded yet. */
const attempts = new Map<string, number>();

/** Scripts and preloads being loaded, by address without query. */
const loading = new Map<string, HTMLScriptElement>();
const preloads = new Map<string, HTMLLinkElement>();

/** Files whose last script timed out before any response. */
const timedOut = new Set<string>();

/** What was wrong with the last answer, by address without query. */
const causes = new Map<string, ScriptError>();

/** A script was not received, or was received and not run. */
export class ScriptError extends Error {
  override name = 'ScriptError';
  readonly failure: AreaFailure;
  readonly detail: string;

  constructor(failure: AreaFailure, detail: string, options?: ErrorOptions) {
    super(`${failure}: ${detail}`, options);
    this.failure = failure;
    this.detail = detail;
  }
}

/**
 * A script element for a file, not yet in the document. The webpack runtimes of host and areas call this too.
 * Throws for a file without a published hash, with two exceptions, whose files change without notice: outside origins
 * that this document's page declares and the operator has allowed, and development builds.
 * @param published hash of one of the host's own chunks
 */
export function createScript(url: string, published?: string): HTMLScriptElement {
  const file = withoutQuery(url);
  if (published !== undefined) registerHostScript(file, published);
  if (integrityOf(file) === undefined && !isChangingScript(url) && !isOutsideScript(url))
    throw new ScriptError('integrity', `no published hash for ${file}`);
  const script = elementOf(file);
  loading.set(file, script);
  timedOut.delete(file);
  causes.delete(file);
  // webpack's own chunk timeout belongs to the build; this one is the host's.
  const limit = setTimeout(() => failByTimeout(script), deadline.script());
  let isRetried = false;
  // Registered before the listeners of the webpack runtimes, which receive the event of the second try alone.
  const settle = (event: Event) => {
    if (loading.get(file) !== script) return;
    const isLoaded = event.type === 'load';
    if (!isLoaded) countFailure(file);
    if (!isLoaded && !isRetried && !timedOut.has(file) && integrityOf(file) !== undefined) {
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
  const integrity = integrityOf(file);
  if (integrity !== undefined) script.integrity = integrity;
  if (integrity !== undefined || isChangingScript(file)) script.crossOrigin = 'anonymous';
  script.src = addressOf(file);
  return script;
}

/** The second try, of which the first element tells. */
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

/** What lies in the cache under a file's own address would fail again in the next page. */
function replaceInCache(file: string): void {
  fetch(file, { cache: 'reload', signal: AbortSignal.timeout(deadline.script()) }).catch(() => undefined);
}

/** Makes a script fail for whatever waits for it, our code or webpack's. */
function failByTimeout(script: HTMLScriptElement): void {
  timedOut.add(withoutQuery(script.src));
  script.dispatchEvent(new Event('error'));
}

/** Runs a script. Rejects with the cause that the browser reports, or that a second request finds. */
export async function loadScript(url: string): Promise<void> {
  const file = withoutQuery(url);
  const script = createScript(file);
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

function run(script: HTMLScriptElement): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('script error')));
    document.head.append(script);
  }).finally(() => script.remove());
}

/** Starts fetching files in parallel. Integrity as on the script, or the browser fetches twice. */
export function preloadScripts(urls: readonly string[]): void {
  for (const url of urls) {
    const file = withoutQuery(url);
    const href = addressOf(file);
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrityOf(url) ?? '';
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

/** Stops waiting for files that were not received. They count as failed, so that a retry uses another URL. */
export function abandon(urls: readonly string[]): void {
  for (const file of urls.map(withoutQuery)) {
    const script = loading.get(file);
    const link = preloads.get(file);
    preloads.delete(file);
    link?.remove();
    if (script) failByTimeout(script);
    else if (link) countFailure(file);
  }
}

/**
 * Before a retry: fetches failed files again, past the cache and abortably. The script element that follows finds a
 * good response in the cache; if there is none, the error names the status.
 */
export async function refetchFailed(urls: readonly string[]): Promise<void> {
  const failed = urls.map(withoutQuery).filter((file) => attemptOf(file) > 0);
  await Promise.all(failed.map(refetch));
}

async function refetch(file: string): Promise<void> {
  const integrity = integrityOf(file);
  await inspect(addressOf(file), { ...SCRIPT, integrity, cache: 'reload', timeout: deadline.script() });
}

/** Finds out why a script element failed, by fetching its address. */
export async function diagnose(url: string): Promise<ScriptError> {
  const file = withoutQuery(url);
  if (timedOut.has(file)) return new ScriptError('timeout', file);
  const known = causes.get(file);
  if (known) return known;
  try {
    await inspect(file, { ...SCRIPT, integrity: integrityOf(file), timeout: DIAGNOSIS_TIMEOUT });
    return new ScriptError('unreachable', file);
  } catch (error) {
    return error instanceof ScriptError ? error : new ScriptError('unreachable', file, { cause: error });
  }
}

interface Expectation {
  type: RegExp;
  integrity: string | undefined;
  cache?: RequestCache;
  timeout: number;
}

const SCRIPT = { type: /javascript/ };
const DIGESTS: Record<string, string> = { sha256: 'SHA-256', sha384: 'SHA-384' };

/** Fetches a file. Rejects with what is wrong with the answer; one whose hash differs is not given out. */
export async function inspect(
  url: string,
  { type: expected, integrity, cache = 'default', timeout }: Expectation,
): Promise<ArrayBuffer> {
  const signal = AbortSignal.timeout(timeout);
  const file = withoutQuery(url);
  const lost = (cause: unknown) => {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ScriptError(isTimeout ? 'timeout' : 'unreachable', file, { cause });
  };
  // `subtle` would name the cause, but is absent on plain http; then the browser compares.
  const { subtle } = globalThis.crypto;
  const answer = await fetch(url, { cache, signal, ...(subtle ? {} : { integrity }) }).catch(lost);
  if (!answer.ok) throw new ScriptError('status', `status ${answer.status}, ${file}`);
  const type = answer.headers.get('content-type') ?? 'no content type';
  if (!expected.test(type)) throw new ScriptError('content-type', `${type}, ${file}`);
  const content = await answer.arrayBuffer().catch(lost);
  if (!integrity || !subtle) return content;
  const [algorithm = ''] = integrity.split('-');
  const digest = await subtle.digest(DIGESTS[algorithm] ?? '', content);
  const actual = `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (actual !== integrity) throw new ScriptError('integrity', file);
  return content;
}

function countFailure(file: string): void {
  attempts.set(file, attemptOf(file) + 1);
}

function attemptOf(file: string): number {
  return attempts.get(file) ?? 0;
}

function addressOf(file: string): string {
  const attempt = attemptOf(file);
  return attempt === 0 ? file : `${file}?retry=${attempt}`;
}
