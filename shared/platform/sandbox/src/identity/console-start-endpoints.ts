import { customerUser, language, stripeSettings } from '@console/api';
import type { DefineEndpoint } from '../calls/endpoint';
import { languages } from '../platform/languages';
import type { Platform } from '../platform/platform';

export function consoleStartEndpoints(endpoint: DefineEndpoint, { payments }: Platform): void {
  endpoint(customerUser.getCurrentUser, {
    gate: 'signedIn',
    handle: ({ principal: { person, access } }) => ({
      isSppUser: person.isStaff,
      customerUserAccess: {
        productFeatureAccessSelections: access.map(({ productCode, usageFeature, featureSelections }) => ({
          productId: `p-${productCode.toLowerCase()}`,
          productCode,
          usageFeature: { featureCode: usageFeature.featureCode, hasAccess: usageFeature.hasAccess },
          featureSelections: featureSelections.map(({ featureCode, hasAccess }) => ({ featureCode, hasAccess })),
        })),
      },
    }),
  });

  endpoint(stripeSettings.getPublishableKey, {
    gate: 'signedIn',
    handle: () => payments.publishableKey,
  });

  // The third base address answers this (SHRD-004).
  endpoint(language.getLanguages, {
    gate: 'signedIn',
    handle: () => languages,
  });
}
