import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Database } from '../db/open-database';
import { deliverySettings } from './delivery-tables';
import { isIn } from './read-settings';
import { EMAIL_DELIVERY, type ServiceContent } from './service-catalogue';

/** Nodemailer's defaults are minutes, and a request waits for the mail. */
export const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };

/** Unless configured, only loopback: a test send must not scan the platform's network. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** `reason`: why a mail skips the company's server. */
export type EmailRoute = { transport: Transporter } | { reason: string };

/** Uses settings published in production. */
export async function findEmailRoute(
  db: Database,
  customerId: string,
  allowedHosts: readonly string[],
): Promise<EmailRoute | undefined> {
  const [row] = await db
    .select({ published: deliverySettings.published, isActive: deliverySettings.isActive })
    .from(deliverySettings)
    .where(and(isIn(customerId, 'production'), eq(deliverySettings.serviceId, EMAIL_DELIVERY)));
  return row?.published && row.isActive ? routeOf(row.published, allowedHosts) : undefined;
}

/** Refuses other hosts, because a test send could scan the platform's network. */
export function routeOf(content: ServiceContent, allowedHosts: readonly string[]): EmailRoute {
  const host = String(content.smtpServer);
  if (!allowedHosts.includes(host.toLowerCase())) {
    return {
      reason: t(
        'This installation isn’t allowed to connect to the mail server {host}. Ask the console’s operator to allow it.',
        {
          host,
        },
      ),
    };
  }
  const auth = { user: 'apikey', pass: String(content.apiKey) };
  const port = Number(content.smtpPort);
  // Nodemailer sends the API key only if the server requests it.
  return { transport: createTransport({ host, port, secure: port === 465, auth, ...TIMEOUTS }) };
}

/** Leaves out the server's words, which may contain sent data. */
export function failureReason(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'EAUTH') return t('The mail server rejected the API key.');
  if (code === 'ETIMEDOUT') return t('The mail server didn’t respond in time.');
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return t('The mail server rejected the email.');
  return t('Couldn’t reach the mail server. Check the server name and port.');
}
