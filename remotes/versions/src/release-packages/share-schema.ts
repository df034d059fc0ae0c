import { z } from '@console/schema';
import { isEmail } from '@console/ui/form';

/** VERS-027 */
export const shareSchema = z.object({
  email: z.string().check(z.refine((email) => isEmail(email.trim()), 'Invalid e-mail')),
});
export type ShareValues = z.infer<typeof shareSchema>;

export const emptyShare: ShareValues = { email: '' };
