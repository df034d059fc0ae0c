import { isEmail, z } from '@console/ui';

/** VERS-027 */
export const shareSchema = z.object({
  email: z.string().check(z.refine((email) => isEmail(email.trim()), 'Invalid e-mail')),
});
export type ShareValues = z.infer<typeof shareSchema>;

export const emptyShare: ShareValues = { email: '' };
