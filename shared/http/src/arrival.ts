import { isOffline, type Stranger, strangerOf } from './api-error';

/** `gone`: no longer published. */
export type Obstacle = 'offline' | 'network' | 'timeout' | 'gone' | 'server' | Stranger;

const PROBE_MS = 2_000;

/** What the answer to a request for a file shows. */
export function obstacleOf(answer: Response): Obstacle | undefined {
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status === 401) return 'intercepted';
  return strangerOf(answer) ?? (answer.ok ? undefined : 'server');
}

/** Requests the file without following redirects. Undefined if it arrives. */
export async function findObstacle(url = '/config.json'): Promise<Obstacle | undefined> {
  if (isOffline()) return 'offline';
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return obstacleOf(await fetch(url, { redirect: 'manual', cache: 'no-store', signal }));
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'network';
  }
}
