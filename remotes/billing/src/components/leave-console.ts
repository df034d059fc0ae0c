import { ApiError } from '@console/http';
import { billingSettings } from './billing-settings';

/** What is done to the page itself, in one place because the test environment cannot navigate. */
export const page = { assign: (url: string) => window.location.assign(url) };

/**
 * An address that the platform wants the browser to go to, if its origin is the console's or one that the installation
 * allows. Anything else is refused and reported: whoever could change an answer could lead a payer anywhere.
 * @param meanwhile what has not happened, as the person will wonder: 'Nothing was paid.'
 * @throws ApiError that names the origin
 */
export function allowedAddress(address: string, meanwhile: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const allowed = [window.location.origin, ...billingSettings().redirectOrigins];
  if (url && allowed.includes(url.origin)) return url;
  const where = url && url.origin !== 'null' ? url.origin : 'an address that is none';
  const message = `The platform wanted to continue at ${where}, which this installation does not allow. ${meanwhile}`;
  // Told by whoever wanted to go there; the report is for the operator.
  const report = new ApiError('validation', { message });
  report.handled = true;
  reportError(report);
  throw new ApiError('validation', { message });
}
