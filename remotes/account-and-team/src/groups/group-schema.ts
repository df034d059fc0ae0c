import { texts } from '@console/api';
import { z } from '@console/schema';

/** Unspecified; said where a name was there before and is taken away. */
export const NAME_REQUIRED = 'Name is required';

/** ACCT-126. Everything else about the name is the server's to say. */
export const groupSchema = z.object({
  name: texts.name.check(z.trim(), z.minLength(1, NAME_REQUIRED)),
});
export type GroupValues = z.infer<typeof groupSchema>;

export const emptyGroup: GroupValues = { name: '' };
