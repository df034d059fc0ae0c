import { texts } from '@console/api';
import { z } from '@console/schema';
import { isEmail } from '@console/ui/form';
import { t } from '@console/words';

const isShortEnough = (email: string) => texts.email.safeParse(email).success;

/** ACCT-076, ACCT-077 */
export const inviteSchema = z.object({
  emails: z.array(z.string()).check(
    z.minLength(1, t('Email is required')),
    z.refine((emails) => emails.every(isEmail), t('Must be valid email')),
    z.refine((emails) => emails.every(isShortEnough), t('An e-mail address is too long')),
  ),
  roleId: z.string().check(z.minLength(1, t('Role is required'))),
});
export type InviteValues = z.infer<typeof inviteSchema>;

export const emptyInvite: InviteValues = { emails: [], roleId: '' };
