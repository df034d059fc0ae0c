import { customer } from '@console/api';
import { isEmail, uniqueEmails } from '@console/schema/emails';
import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import type { Principal } from '../calls/principal';
import { refuseInvalid } from '../calls/refusal';
import { noteRead, putRow } from '../calls/versioned-rows';
import type { Platform } from '../platform/platform';
import { releaseNotifications } from './release-tables';

/** api/Customer (VERS-035, VERS-036) */
export function releaseNotificationEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const { db } = platform;
  const read = async (customerId: string) => {
    const [row] = await db.select().from(releaseNotifications).where(eq(releaseNotifications.customerId, customerId));
    return row ?? { customerId, isSending: false, emails: [], version: 0 };
  };
  const write = async (principal: Principal, settings: { isSending: boolean; emails: string[] }) => {
    const { id: customerId } = companyOf(principal);
    const emails = settings.emails.map((email) => email.trim()).filter(Boolean);
    refuseInvalid({ emails: emailsError(emails) });
    const { isSending } = settings;
    await putRow(platform, principal, releaseNotifications, await read(customerId), { isSending, emails });
  };

  endpoint(customer.getReleaseNotificationSettings, {
    answer: customer.releaseNotificationSettings,
    handle: async ({ principal, company: { id } }) => {
      const row = await read(id);
      noteRead(platform, principal, releaseNotifications, row);
      return { emails: row.emails, sendReleasePackageNotifications: row.isSending };
    },
  });

  endpoint(customer.updateReleaseNotificationSettings, {
    audit: ['releaseNotification', 'updated'],
    handle: ({ principal, body: { emails, sendReleasePackageNotifications } }) =>
      write(principal, { emails, isSending: sendReleasePackageNotifications }),
  });

  endpoint(customer.getCustomerNotificationEmails, async ({ company }) => (await read(company.id)).emails);

  endpoint(customer.updateCustomerNotificationEmails, {
    audit: ['releaseNotification', 'updated'],
    handle: async ({ principal, company, body }) => {
      const { isSending } = await read(company.id);
      return write(principal, { emails: body, isSending });
    },
  });
}

function emailsError(emails: readonly string[]): string | undefined {
  const most = customer.RELEASE_NOTIFICATION_EMAILS;
  if (emails.length > most) return t('You can add up to {count} email addresses.', { count: most });
  if (uniqueEmails(emails).length < emails.length) return t('The same email address appears twice.');
  const invalid = emails.find((email) => !isEmail(email));
  return invalid === undefined ? undefined : t('{email} isn’t a valid email address.', { email: invalid });
}
