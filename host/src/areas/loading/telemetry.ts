import { type AreaRegistry, RegistryError } from '../registry/registry';
import { AreaError, type AreaFailure, type AreaStage } from './area-error';

/** How one attempt to open an area went. All there is to it: nothing of the user, no address, no message, no token. */
export interface AreaEvent {
  area: string;
  version: string;
  /** `replaced`: it failed, and the previous version took over. */
  outcome: 'loaded' | 'failed' | 'replaced';
  stage: AreaStage;
  /** Milliseconds since it was asked for. */
  duration: number;
  failure?: AreaFailure;
}

let endpoint: string | undefined;

/** Where events go from now on. Until then, and without one, nowhere. */
export function sendTelemetryTo(url: string | undefined): void {
  endpoint = url;
}

/** Sends an event even while the page is being left. Fire and forget: nobody waits for it, and nobody misses it. */
export function tell({ area, version, outcome, stage, duration, failure }: AreaEvent): void {
  if (endpoint === undefined) return;
  const body = JSON.stringify({ area, version, outcome, stage, duration: Math.round(duration), failure });
  // Not a beacon, which would carry the cookies of the collector's origin.
  fetch(endpoint, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

const reported = new Set<string>();

/**
 * Reports a failure of an area: to the collector, and to whoever listens for errors of the page. Once in this tab:
 * pages and slots that wait for one file fail together, and what fails again on *Try again* is no news.
 */
export function report(error: AreaError, how: Pick<AreaEvent, 'outcome' | 'duration'>): void {
  if (!isNews(error)) return;
  const { area, version, stage, failure } = error;
  tell({ area, version, stage, failure, ...how });
  // What nobody caught has been told to the page already.
  if (stage !== 'event') reportError(error);
}

function isNews({ message }: Error): boolean {
  const isNew = !reported.has(message);
  reported.add(message);
  return isNew;
}

/** Reports what a registry brought that this console does not open, or opens in another version. */
export function reportRegistry({ areas, refused, error }: AreaRegistry): void {
  const atRegistry = { version: '', outcome: 'failed', stage: 'registry', duration: 0, failure: 'refused' } as const;
  const takeError = (area: string, problem: RegistryError) => {
    if (!isNews(problem)) return;
    tell({ ...atRegistry, area });
    reportError(problem);
  };
  if (error) takeError('*', error);
  for (const { name, reason } of refused) {
    takeError(name, new RegistryError(`Area "${name}" is left out: ${reason}`));
  }
  for (const [area, { replaced }] of areas) {
    if (!replaced) continue;
    const { version, reason: detail } = replaced;
    const misfit = new AreaError({ area, version, stage: 'compatibility', failure: 'incompatible', detail });
    report(misfit, { outcome: 'replaced', duration: 0 });
  }
}
