import { get } from '@console/http';
import { z } from '@console/schema';

/** Unspecified: a string and two objects are accepted (C24). */
export const publishableKey = z.pipe(
  z.union([z.string(), z.object({ publishableKey: z.string() }), z.object({ key: z.string() })]),
  z.transform((answer) => (typeof answer === 'string' ? answer : 'key' in answer ? answer.key : answer.publishableKey)),
);

/** HOST-015 */
export const getPublishableKey = get('main', 'api/StripeSettings/PublishableKey', { answer: publishableKey });
