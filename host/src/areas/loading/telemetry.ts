import { type AreaRegistry, RegistryError } from '../registry/registry';
import { AreaError, type AreaFailure, type AreaStage } from './area-error';

/** How one attempt to open an area ended. Carries nothing about the user: no address, no message, no token. */
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

/** Sets the collector's address. Without one nothing is sent. */
export function sendTelemetryTo(url: string | undefined): void {
  endpoint = url;
}

/** Sends an event, even while the page is being left. Never throws; a failed request is ignored. */
export function sendEvent({ area, version, outcome, stage, duration, failure }: AreaEvent): void {
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
 * Reports a failure of an area to the collector and as an `error` event of the page. The same failure is reported once
 * per tab: pages and slots that wait for one file fail together, and *Try again* may fail the same way.
 */
export function reportFailure(error: AreaError, how: Pick<AreaEvent, 'outcome' | 'duration'>): void {
  if (!isFirstReport(error)) return;
  const { area, version, stage, failure } = error;
  sendEvent({ area, version, stage, failure, ...how });
  // An uncaught exception has already raised an `error` event.
  if (stage !== 'event') reportError(error);
}

function isFirstReport({ message }: Error): boolean {
  const isNew = !reported.has(message);
  reported.add(message);
  return isNew;
}

/** Reports areas of a registry that are left out, or opened in their previous version. */
export function reportRegistry({ areas, refused, error }: AreaRegistry): void {
  const atRegistry = { version: '', outcome: 'failed', stage: 'registry', duration: 0, failure: 'refused' } as const;
  const reportRefusal = (area: string, problem: RegistryError) => {
    if (!isFirstReport(problem)) return;
    sendEvent({ ...atRegistry, area });
    reportError(problem);
  };
  if (error) reportRefusal('*', error);
  for (const { name, reason } of refused) {
    reportRefusal(name, new RegistryError(`Area "${name}" is left out: ${reason}`));
  }
  for (const [area, { replaced }] of areas) {
    if (!replaced) continue;
    const { version, reason: detail } = replaced;
    const incompatible = new AreaError({ area, version, stage: 'compatibility', failure: 'incompatible', detail });
    reportFailure(incompatible, { outcome: 'replaced', duration: 0 });
  }
}
