import { get } from '@console/http';
import { z } from '@console/schema';

/* api/CustomerUser (HOST-016, HOST-017, HOST-068; path by C23) */

export const currentUser = z.object({
  isSppUser: z.boolean(),
  customerUserAccess: z.object({
    productFeatureAccessSelections: z.array(
      z.object({
        productId: z.string(),
        productCode: z.string(),
        usageFeature: z.object({ featureCode: z.string(), hasAccess: z.boolean() }),
        featureSelections: z.array(z.object({ featureCode: z.string(), hasAccess: z.boolean() })),
      }),
    ),
  }),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** HOST-017 */
export const getCurrentUser = get('main', 'api/CustomerUser/AllProductFeatures', { answer: currentUser });
