import { get } from '@console/http';
import { z } from '@console/schema';

/* api/Country (ACCT-017) */

export const country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
});
export type Country = z.infer<typeof country>;

/** ACCT-023. In users' order; the first is preselected (ACCT-003). */
export const getCountries = get('main', 'api/Country/', { answer: z.array(country) });
