import type { Report } from '@console/contract';

/**
 * Hands a report to the collector at an address, even while the page is being left. The one place that decides how
 * reports travel: docs/reports-to-sentry.md and docs/reports-to-opentelemetry.md have others. It never throws.
 */
export function sendReport(endpoint: string, report: Report): void {
  // Not a beacon, which would carry the cookies of the collector's origin.
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
