import type { AreaFailure } from './area-error';
import { deadline } from './deadline';
import { integrityOf, isOutsideScript, withoutQuery } from './script-files';

/*
 * The host creates every script element of an area: entry, exposed chunk, lazy chunks. So each has its published hash
 * and a time limit. After a failure the file is requested with another query string: removing a script does not end a
 * request that hangs, and the browser queues later requests of the same URL behind it.
 */

const DIAGNOSIS_TIMEOUT = 2_000;

/** Failed attempts of addresses that have not succeeded yet. */
const attempts = new Map<string, number>();

/** Scripts and preloads being loaded, by address without query. */
const loading = new Map<string, HTMLScriptElement>();
const preloads = new Map<string, HTMLLinkElement>();

/** Files whose last script timed out before any response. */
const timedOut = new Set<string>();

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
 * A script element for an area's file, not yet in the document. The areas' webpack runtimes call this too.
 * Throws for a file that no registered area owns: without a published hash nothing is run, but for code of others that
 * this document's page declared and the operator allowed, which changes without notice.
 */
export function createScript(url: string): HTMLScriptElement {
  const file = withoutQuery(url);
  const integrity = integrityOf(file);
  if (integrity === undefined && !isOutsideScript(url))
    throw new ScriptError('integrity', `no published hash for ${file}`);
  const script = document.createElement('script');
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = addressOf(file);
  loading.set(file, script);
  timedOut.delete(file);
  // webpack's own chunk timeout belongs to the area's build; this one is the host's.
  const limit = setTimeout(() => failByTimeout(script), deadline.script());
  const settle = (event: Event) => {
    clearTimeout(limit);
    if (loading.get(file) !== script) return;
    loading.delete(file);
    if (event.type === 'load') attempts.delete(file);
    else countFailure(file);
  };
  script.addEventListener('load', settle);
  script.addEventListener('error', settle);
  return script;
}

/** Makes a script fail for whatever waits for it, our code or webpack's. */
function failByTimeout(script: HTMLScriptElement): void {
  timedOut.add(withoutQuery(script.src));
  script.dispatchEvent(new Event('error'));
}

/** Runs a script. Rejects with the cause that the browser reports, or that a second request finds. */
export async function loadScript(url: string): Promise<void> {
  const script = createScript(url);
  let thrown: string | undefined;
  const noteThrown = (event: ErrorEvent) => {
    if (event.filename === script.src) thrown = event.message;
  };
  addEventListener('error', noteThrown);
  try {
    await settled(script);
  } catch {
    throw await diagnose(url);
  } finally {
    removeEventListener('error', noteThrown);
    script.remove();
  }
  if (thrown !== undefined) throw new ScriptError('code', thrown);
}

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('script error')));
    document.head.append(script);
  });
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
  await Promise.all(failed.map((file) => inspect(addressOf(file), 'reload', deadline.script())));
}

/** Finds out why a script element failed, by fetching its address. */
export async function diagnose(url: string): Promise<ScriptError> {
  const file = withoutQuery(url);
  if (timedOut.has(file)) return new ScriptError('timeout', file);
  try {
    await inspect(file, 'default', DIAGNOSIS_TIMEOUT);
    return new ScriptError('unreachable', file);
  } catch (error) {
    return error instanceof ScriptError ? error : new ScriptError('unreachable', file, { cause: error });
  }
}

async function inspect(url: string, cache: RequestCache, timeout: number): Promise<void> {
  const answer = await fetch(url, { cache, signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ScriptError(isTimeout ? 'timeout' : 'unreachable', withoutQuery(url), { cause });
  });
  if (!answer.ok) throw new ScriptError('status', `status ${answer.status}, ${withoutQuery(url)}`);
  const type = answer.headers.get('content-type') ?? 'no content type';
  if (!/javascript/.test(type)) throw new ScriptError('content-type', `${type}, ${withoutQuery(url)}`);
  const expected = integrityOf(url);
  // `subtle` is absent on plain http; the script element checks the hash all the same.
  if (!expected || !globalThis.crypto.subtle) return;
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  const actual = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (actual !== expected) throw new ScriptError('integrity', withoutQuery(url));
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
