import { z } from '@console/schema';
import { isEmail } from '@console/ui/form';

/** ACCT-076, ACCT-077 */
export const inviteSchema = z.object({
  emails: z.array(z.string()).check(
    z.minLength(1, 'Email is required'),
    z.refine((emails) => emails.every(isEmail), 'Must be valid email'),
  ),
  roleId: z.string().check(z.minLength(1, 'Role is required')),
});
export type InviteValues = z.infer<typeof inviteSchema>;

export const emptyInvite: InviteValues = { emails: [], roleId: '' };
