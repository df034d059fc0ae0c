import { createTransport, type Transporter } from 'nodemailer';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { deliverySettings } from './delivery-tables';
import { EMAIL_DELIVERY, type ServiceContent } from './service-catalogue';

/** The library's own timeouts are minutes, and the request that sends the mail waits for it. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };

/**
 * Mail servers that an installation connects to for a company when its own network may be called and it names no others.
 * Elsewhere a test send would tell which ports of the platform's machine are open.
 */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** How a company's mail leaves, or why it does not go by its own service. */
export type EmailRoute = { transport: Transporter } | { reason: string };

/** The company's e-mail delivery as it is published in production; undefined where it has none. */
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

/** One that was not allowed could be used to look around in the platform's own network. */
export function routeOf(content: ServiceContent, allowedHosts: readonly string[]): EmailRoute {
  const host = String(content.smtpServer);
  if (!allowedHosts.includes(host.toLowerCase())) {
    return { reason: `The company's e-mail delivery, ${host}, is not a mail server that this installation may reach.` };
  }
  const auth = { user: 'apikey', pass: String(content.apiKey) };
  const port = Number(content.smtpPort);
  // The key goes over the wire where the server asks for it only.
  return { transport: createTransport({ host, port, secure: port === 465, auth, ...TIMEOUTS }) };
}

/** Why a mail server did not take a mail, without its words: they may repeat what it was sent. */
export function failureReason(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'EAUTH') return 'The mail server refused the API key.';
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time.';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'The mail server refused the mail.';
  return 'The mail server could not be reached.';
}
