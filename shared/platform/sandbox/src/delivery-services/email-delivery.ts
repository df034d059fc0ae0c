import { t } from '@console/words';
import { and, eq } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Database } from '../db/open-database';
import { deliverySettings } from './delivery-tables';
import { EMAIL_DELIVERY, type ServiceContent } from './service-catalogue';

/** The library's own timeouts are minutes long, and a request that sends the mail waits for it. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };

/**
 * The mail servers of companies to which the platform connects, if none are configured and addresses of its own network
 * are allowed. Elsewhere a test send would show which ports of the platform's machine are open.
 */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** The company's own mail server, or the reason why a mail does not use it. */
export type EmailRoute = { transport: Transporter } | { reason: string };

/** The company's e-mail delivery as published in production; undefined if it has none. */
export async function findEmailRoute(
  db: Database,
  customerId: string,
  allowedHosts: readonly string[],
): Promise<EmailRoute | undefined> {
  const [row] = await db
    .select({ published: deliverySettings.published, isActive: deliverySettings.isActive })
    .from(deliverySettings)
    .where(
      and(
        eq(deliverySettings.customerId, customerId),
        eq(deliverySettings.environment, 'production'),
        eq(deliverySettings.serviceId, EMAIL_DELIVERY),
      ),
    );
  return row?.published && row.isActive ? routeOf(row.published, allowedHosts) : undefined;
}

/** A server that is not allowed is refused: it could be used to scan the platform's own network. */
export function routeOf(content: ServiceContent, allowedHosts: readonly string[]): EmailRoute {
  const host = String(content.smtpServer);
  if (!allowedHosts.includes(host.toLowerCase())) {
    return {
      reason: t("The company's e-mail delivery, {host}, is not a mail server that this installation may reach.", {
        host,
      }),
    };
  }
  const auth = { user: 'apikey', pass: String(content.apiKey) };
  const port = Number(content.smtpPort);
  // The API key is sent only if the server requests it.
  return { transport: createTransport({ host, port, secure: port === 465, auth, ...TIMEOUTS }) };
}

/** The reason why a mail server refused a mail, without the server's own words: they may contain the sent data. */
export function failureReason(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'EAUTH') return t('The mail server refused the API key.');
  if (code === 'ETIMEDOUT') return t('The mail server did not answer in time.');
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return t('The mail server refused the mail.');
  return t('The mail server could not be reached.');
}
