import type { Report } from '@console/contract';

/**
 * Alone decides format and transport; docs/reports-to-sentry.md and docs/reports-to-opentelemetry.md replace it.
 * Survives leaving; never throws.
 */
export function sendReport(endpoint: string, report: Report): void {
  // `sendBeacon` would send the collector's cookies.
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
