import { ApiError } from '@console/http';
import { t } from '@console/words';
import { billingSettings } from './billing-settings';

/** Tests cannot replace `window.location`. */
export const page = { assign: (url: string) => window.location.assign(url) };

/**
 * Only allowed origins, because a forged answer could send a paying user anywhere.
 * @param meanwhile ends the message: 'Nothing was paid.'
 * @throws ApiError naming the origin
 */
export function allowedAddress(address: string, meanwhile: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const allowed = [window.location.origin, ...billingSettings().redirectOrigins];
  if (url && allowed.includes(url.origin)) return url;
  const refused =
    url && url.origin !== 'null'
      ? t(
          'The platform tried to send you to {origin}, but this installation doesn’t allow that address. Contact support.',
          {
            origin: url.origin,
          },
        )
      : t('The platform returned an invalid address, so the payment can’t continue here. Contact support.');
  const message = `${refused} ${meanwhile}`;
  // The report is for the operator; the caller shows the error.
  const report = new ApiError('validation', { message });
  report.handled = true;
  reportError(report);
  throw new ApiError('validation', { message });
}
