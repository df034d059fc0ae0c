import { texts } from '@console/api';
import { z } from '@console/schema';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';
import { detailsOf, type People, personDetails } from '../people-file/person-details';

const isShortEnough = (email: string) => texts.email.safeParse(email).success;

/** Rows that name a role need none here. */
export const needsRole = (emails: readonly string[], people: People): boolean =>
  emails.length === 0 || emails.some((email) => !detailsOf(people, email)?.role);

/** ACCT-076, ACCT-077 */
export const inviteSchema = z
  .object({
    emails: z.array(z.string()).check(
      z.minLength(1, t('Email is required')),
      z.refine((emails) => emails.every(isEmail), t('Must be valid email')),
      z.refine((emails) => emails.every(isShortEnough), t('One of the email addresses is too long')),
    ),
    roleId: z.string(),
    /** C152 */
    people: z.record(z.string(), personDetails),
  })
  .check(
    z.refine(({ emails, roleId, people }) => roleId !== '' || !needsRole(emails, people), {
      path: ['roleId'],
      error: t('Role is required'),
    }),
  );
export type InviteValues = z.infer<typeof inviteSchema>;

export const emptyInvite: InviteValues = { emails: [], roleId: '', people: {} };
