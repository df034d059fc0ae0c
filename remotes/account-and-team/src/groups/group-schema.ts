import { texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

/** The specification has no text for this error. */
export const NAME_REQUIRED = t('Name is required');

/** ACCT-126. The server checks the rest. */
export const groupSchema = z.object({
  name: texts.name.check(z.trim(), z.minLength(1, NAME_REQUIRED)),
});
export type GroupValues = z.infer<typeof groupSchema>;

export const emptyGroup: GroupValues = { name: '' };
