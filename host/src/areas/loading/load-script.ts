import type { AreaFailure } from './area-error';
import { deadline } from './deadline';
import { integrityOf, withoutQuery } from './script-files';

/*
 * The host makes every script element of an area: entry, exposed chunk, lazy chunks. So each of them has
 * the hash that was published and a time limit, and a failed address is never asked for again in the same form: a
 * request that hangs is not closed by removing its script, and every later one for the same address waits behind it.
 */

const DIAGNOSIS_TIMEOUT = 2_000;

/** Failed attempts of addresses that have not succeeded yet. */
const attempts = new Map<string, number>();

/** Scripts and preloads under way, by address without query. */
const underWay = new Map<string, HTMLScriptElement>();
const preloads = new Map<string, HTMLLinkElement>();

/** Files whose last script was given up before anything was answered. */
const givenUp = new Set<string>();

/** A script did not arrive, or arrived and was not run. */
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
 * Throws for a file that no registered area owns: without a published hash nothing is run.
 */
export function createScript(url: string): HTMLScriptElement {
  const file = withoutQuery(url);
  const integrity = integrityOf(file);
  if (integrity === undefined) throw new ScriptError('integrity', `no published hash for ${file}`);
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = addressOf(file);
  underWay.set(file, script);
  givenUp.delete(file);
  // webpack's own limit is part of the area's build; this one is the console's.
  const limit = setTimeout(() => giveUp(script), deadline.script());
  const settle = (event: Event) => {
    clearTimeout(limit);
    if (underWay.get(file) !== script) return;
    underWay.delete(file);
    if (event.type === 'load') attempts.delete(file);
    else countFailure(file);
  };
  script.addEventListener('load', settle);
  script.addEventListener('error', settle);
  return script;
}

/** To whoever waits for it, our code or webpack's, a script that is given up has failed. */
function giveUp(script: HTMLScriptElement): void {
  givenUp.add(withoutQuery(script.src));
  script.dispatchEvent(new Event('error'));
}

/** Runs a script. Rejects with what the browser, or a second look at the address, can tell. */
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

/** Starts fetching files side by side. Integrity as on the script, or the browser fetches twice. */
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
    // The browser would hand the failed answer on to the script element that asks for the same address later.
    link.addEventListener('error', () => {
      preloads.delete(file);
      link.remove();
      countFailure(file);
    });
    preloads.set(file, link);
    document.head.append(link);
  }
}

/** Ends waiting for files that have not arrived. They count as tried: the next script would wait behind them. */
export function abandon(urls: readonly string[]): void {
  for (const file of urls.map(withoutQuery)) {
    const script = underWay.get(file);
    const link = preloads.get(file);
    preloads.delete(file);
    link?.remove();
    if (script) giveUp(script);
    else if (link) countFailure(file);
  }
}

/**
 * Before a retry: fetches again what has failed before, past the cache and abortably, so that the script
 * element that follows finds a good answer, and the message can name the status if there is none.
 */
export async function refetchFailed(urls: readonly string[]): Promise<void> {
  const failed = urls.map(withoutQuery).filter((file) => attemptOf(file) > 0);
  await Promise.all(failed.map((file) => inspect(addressOf(file), 'reload', deadline.script())));
}

/** Why a script element failed, by fetching its address and looking at the answer. */
export async function diagnose(url: string): Promise<ScriptError> {
  const file = withoutQuery(url);
  if (givenUp.has(file)) return new ScriptError('timeout', file);
  try {
    await inspect(file, 'default', DIAGNOSIS_TIMEOUT);
    return new ScriptError('unreachable', file);
  } catch (error) {
    return error instanceof ScriptError ? error : new ScriptError('unreachable', file, { cause: error });
  }
}

async function inspect(url: string, cache: RequestCache, timeout: number): Promise<void> {
  const answer = await fetch(url, { cache, signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ScriptError(timedOut ? 'timeout' : 'unreachable', withoutQuery(url), { cause });
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
