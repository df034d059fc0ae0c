/*
 * Why an answer, a script or a frame did not arrive: one rule for all of them. A door of its own, because the host loads
 * scripts before the shared packages.
 */

/**
 * Somebody on the way answered in place of our servers. `intercepted`: a sign-in proxy or a portal, which lets a load of
 * the page pass. `filtered`, `tooLarge`: a firewall or a proxy that refuses; only its operator can change that.
 */
type Stranger = 'intercepted' | 'filtered' | 'tooLarge';

/** `gone`: the file is no longer published. `server`: our server failed. */
export type Obstacle = 'offline' | 'network' | 'timeout' | 'gone' | 'server' | Stranger;

const PROBE_MS = 2_000;
/** Statuses with the same meaning on a proxy's page. */
const PLAIN = [401, 404, 408, 410, 429];

/** Who else answered; undefined for an answer that our servers may have sent. A redirect that is not followed is `!ok`. */
export function strangerOf({ ok, status, headers }: Response): Stranger | undefined {
  const isPage = headers.get('content-type')?.includes('html');
  if (status === 511 || (status < 400 && (isPage || !ok))) return 'intercepted';
  if (status === 413) return 'tooLarge';
  return isPage && status < 500 && !PLAIN.includes(status) ? 'filtered' : undefined;
}

/** The obstacle that the answer to a request for a file shows. */
export function obstacleOf(answer: Response): Obstacle | undefined {
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status === 401) return 'intercepted';
  return strangerOf(answer) ?? (answer.ok ? undefined : 'server');
}

/**
 * Requests a file that did not arrive, by default a small one of the console's own origin, without following a redirect.
 * Undefined if it arrives.
 */
export async function findObstacle(url = '/config.json'): Promise<Obstacle | undefined> {
  if (isOffline()) return 'offline';
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return obstacleOf(await fetch(url, { redirect: 'manual', cache: 'no-store', signal }));
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

/** True only if the browser is certainly offline; false does not mean that the network works. */
export function isOffline(): boolean {
  return 'navigator' in globalThis && !navigator.onLine;
}
