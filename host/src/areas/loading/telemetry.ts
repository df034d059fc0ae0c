import type { AreaFailure, AreaStage } from './area-error';

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
