import { type customer, texts } from '@console/api';
import { z } from '@console/schema';
import { isEmail, uniqueEmails } from '@console/ui/form';

const email = texts.email.check(z.refine((text) => text.trim() === '' || isEmail(text.trim()), 'Invalid e-mail'));

/** VERS-031..VERS-034. A line that is left empty is nobody. */
const sending = z.object({ choice: z.literal('send'), emails: z.array(email) });
/** The addresses are out of sight then, so nothing about them can be asked for. */
const notSending = z.object({ choice: z.literal('none'), emails: z.array(z.string()) });

export const notificationsSchema = z.discriminatedUnion('choice', [sending, notSending]);
export type NotificationsValues = z.infer<typeof notificationsSchema>;

export const toFormValues = (settings: customer.ReleaseNotificationSettings): NotificationsValues => ({
  choice: settings.sendReleasePackageNotifications ? 'send' : 'none',
  emails: settings.emails.length > 0 ? settings.emails : [''],
});

/** Each address once. Whoever turns the mails off keeps those that are right, for the day they are turned on again. */
export const toRequest = ({ choice, emails }: NotificationsValues): customer.ReleaseNotificationSettings => ({
  sendReleasePackageNotifications: choice === 'send',
  emails: uniqueEmails(emails.map((text) => text.trim()).filter(isEmail)),
});
