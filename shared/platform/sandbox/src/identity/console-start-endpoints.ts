import { customerUser, language, stripeSettings } from '@console/api';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { languages } from '../platform/languages';
import type { Platform } from '../platform/platform';

export function consoleStartEndpoints(define: DefineEndpoint, { payments }: Platform): void {
  const endpoint = behind(define, 'signedIn');

  endpoint(customerUser.getCurrentUser, ({ principal: { person, access } }) => ({
    isSppUser: person.isStaff,
    customerUserAccess: {
      productFeatureAccessSelections: access.map(({ productCode, usageFeature, featureSelections }) => ({
        productId: `p-${productCode.toLowerCase()}`,
        productCode,
        usageFeature: { featureCode: usageFeature.featureCode, hasAccess: usageFeature.hasAccess },
        featureSelections: featureSelections.map(({ featureCode, hasAccess }) => ({ featureCode, hasAccess })),
      })),
    },
  }));

  endpoint(stripeSettings.getPublishableKey, () => payments.publishableKey);

  // The third base address answers this (SHRD-004).
  endpoint(language.getLanguages, () => languages);
}
