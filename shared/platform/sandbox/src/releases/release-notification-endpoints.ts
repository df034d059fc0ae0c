import { customer } from '@console/api';
import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { releaseNotifications } from './release-tables';

/** api/Customer: the addresses that get mail about new versions (VERS-035, VERS-036). */
export function releaseNotificationEndpoints(endpoint: DefineEndpoint, { db }: Platform): void {
  const read = async (customerId: string) => {
    const [row] = await db.select().from(releaseNotifications).where(eq(releaseNotifications.customerId, customerId));
    return row ?? { isSending: false, emails: [] };
  };
  const write = async (customerId: string, settings: { isSending: boolean; emails: string[] }) => {
    const emails = settings.emails.map((email) => email.trim()).filter(Boolean);
    refuseInvalid({ emails: emailsError(emails) });
    const set = { isSending: settings.isSending, emails };
    await db
      .insert(releaseNotifications)
      .values({ customerId, ...set })
      .onConflictDoUpdate({ target: releaseNotifications.customerId, set });
    return null;
  };

  endpoint(customer.getReleaseNotificationSettings, {
    gate: 'GENERAL_ADMIN',
    answer: customer.releaseNotificationSettings,
    handle: async ({ principal }) => {
      const { isSending, emails } = await read(companyOf(principal).id);
      return { emails, sendReleasePackageNotifications: isSending };
    },
  });

  endpoint(customer.updateReleaseNotificationSettings, {
    gate: 'GENERAL_ADMIN',
    handle: ({ principal, body: { emails, sendReleasePackageNotifications } }) =>
      write(companyOf(principal).id, { emails, isSending: sendReleasePackageNotifications }),
  });

  endpoint(customer.getCustomerNotificationEmails, {
    gate: 'GENERAL_ADMIN',
    handle: async ({ principal }) => (await read(companyOf(principal).id)).emails,
  });

  endpoint(customer.updateCustomerNotificationEmails, {
    gate: 'GENERAL_ADMIN',
    handle: async ({ principal, body }) => {
      const { id } = companyOf(principal);
      const { isSending } = await read(id);
      return write(id, { emails: body, isSending });
    },
  });
}

function emailsError(emails: readonly string[]): string | undefined {
  const most = customer.RELEASE_NOTIFICATION_EMAILS;
  if (emails.length > most) return t('At most {count} e-mail addresses.', { count: most });
  const hasDuplicates = new Set(emails.map((email) => email.toLowerCase())).size < emails.length;
  if (hasDuplicates) return t('An e-mail address is there twice.');
  const invalid = emails.find((email) => !z.email().safeParse(email).success);
  return invalid === undefined ? undefined : t('{email} is not a valid e-mail address.', { email: invalid });
}
