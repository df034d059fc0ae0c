import type { Report } from '@console/contract';

/**
 * Sends a report to the collector's address, even while the page is being left. This function alone decides the format
 * and transport of reports: docs/reports-to-sentry.md and docs/reports-to-opentelemetry.md have replacements for it. It
 * never throws.
 */
export function sendReport(endpoint: string, report: Report): void {
  // Not `sendBeacon`, which would send the cookies of the collector's origin.
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}
