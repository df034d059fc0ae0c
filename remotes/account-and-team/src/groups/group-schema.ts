import { z } from '@console/schema';

/** Unspecified; said where a name was there before and is taken away. */
export const NAME_REQUIRED = 'Name is required';

/** ACCT-126. Everything else about the name is the server's to say. */
export const groupSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, NAME_REQUIRED), z.longest(100)),
});
export type GroupValues = z.infer<typeof groupSchema>;

export const emptyGroup: GroupValues = { name: '' };
