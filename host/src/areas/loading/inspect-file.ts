import { findObstacle, type Obstacle, obstacleOf } from '@console/http/arrival';
import type { AreaFailure } from './area-error';

/** The file did not arrive, was changed, or did not run. */
export class ScriptError extends Error {
  override name = 'ScriptError';
  readonly failure: AreaFailure;
  readonly detail: string;
  readonly code: Obstacle | undefined;

  constructor(
    failure: AreaFailure,
    detail: string,
    { code, ...options }: ErrorOptions & { code?: Obstacle | undefined } = {},
  ) {
    super(`${failure}: ${detail}`, options);
    this.failure = failure;
    this.detail = detail;
    this.code = code;
  }
}

interface Expectation {
  type: RegExp;
  integrity: string | undefined;
  cache?: RequestCache;
  timeout: number;
}

const DIGESTS: Record<string, string> = { sha256: 'SHA-256', sha384: 'SHA-384' };

/** Rejects with `ScriptError`; another hash is a fault. */
export async function inspect(
  url: string,
  { type: expected, integrity, cache = 'default', timeout }: Expectation,
): Promise<ArrayBuffer> {
  const signal = AbortSignal.timeout(timeout);
  const file = withoutQuery(url);
  const lost = async (cause: unknown) => {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (isTimeout) throw new ScriptError('timeout', file, { cause, code: 'timeout' });
    throw new ScriptError('unreachable', file, { cause, code: (await findObstacle(url)) ?? 'network' });
  };
  // `subtle` is absent on plain http; there the browser compares the hash.
  const { subtle } = globalThis.crypto;
  const answer = await fetch(url, { cache, signal, ...(subtle ? {} : { integrity }) }).catch(lost);
  if (!answer.ok) throw new ScriptError('status', `status ${answer.status}, ${file}`, { code: obstacleOf(answer) });
  const type = answer.headers.get('content-type') ?? 'no content type';
  if (!expected.test(type))
    throw new ScriptError('content-type', `${type}, ${file}`, { code: obstacleOf(answer) ?? 'server' });
  const content = await answer.arrayBuffer().catch(lost);
  if (!integrity || !subtle) return content;
  const [algorithm = ''] = integrity.split('-');
  const digest = await subtle.digest(DIGESTS[algorithm] ?? '', content);
  const actual = `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (actual !== integrity) throw new ScriptError('integrity', file);
  return content;
}

/** Retries add a query. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}
