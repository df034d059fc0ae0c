import { ApiError } from '@console/http';
import { t } from '@console/words';
import { billingSettings } from './billing-settings';

/** A wrapper of `window.location`, because tests cannot navigate and replace it. */
export const page = { assign: (url: string) => window.location.assign(url) };

/**
 * Checks an address that the platform has returned: its origin must be the console's or allowed by the installation.
 * Other addresses are refused and reported, because a forged answer could send a paying user anywhere.
 * @param meanwhile the end of the message, about the action that has not happened: 'Nothing was paid.'
 * @throws ApiError that names the origin
 */
export function allowedAddress(address: string, meanwhile: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const allowed = [window.location.origin, ...billingSettings().redirectOrigins];
  if (url && allowed.includes(url.origin)) return url;
  const refused =
    url && url.origin !== 'null'
      ? t('The platform wanted to continue at {origin}, which this installation does not allow.', {
          origin: url.origin,
        })
      : t('The platform wanted to continue at an address that is none, which this installation does not allow.');
  const message = `${refused} ${meanwhile}`;
  // The caller shows the thrown error to the user; this report is for the operator.
  const report = new ApiError('validation', { message });
  report.handled = true;
  reportError(report);
  throw new ApiError('validation', { message });
}
