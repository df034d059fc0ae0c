import { type customer, texts } from '@console/api';
import { z } from '@console/schema';
import { isEmail, uniqueEmails } from '@console/schema/emails';
import { t } from '@console/words';

const email = texts.email.check(z.refine((text) => text === '' || isEmail(text), t('Invalid e-mail')));

/** VERS-031..VERS-034. Empty lines are ignored. */
const sending = z.object({ choice: z.literal('send'), emails: z.array(email) });
/** Hidden, so not validated. */
const notSending = z.object({ choice: z.literal('none'), emails: z.array(z.string()) });

export const notificationsSchema = z.discriminatedUnion('choice', [sending, notSending]);
export type NotificationsValues = z.infer<typeof notificationsSchema>;

export const toFormValues = (settings: customer.ReleaseNotificationSettings): NotificationsValues => ({
  choice: settings.sendReleasePackageNotifications ? 'send' : 'none',
  emails: settings.emails.length > 0 ? settings.emails : [''],
});

/** Sent even when off, so that turning on restores addresses. */
export const toRequest = ({ choice, emails }: NotificationsValues): customer.ReleaseNotificationSettings => ({
  sendReleasePackageNotifications: choice === 'send',
  emails: uniqueEmails(emails.map((text) => text.trim()).filter(isEmail)),
});
