import { createTransport, type Transporter } from 'nodemailer';
import type { Database } from '../db/open-database';
import { failureReason, findEmailRoute, routeOf, TIMEOUTS } from '../delivery-services/email-delivery';
import type { ServiceContent } from '../delivery-services/service-catalogue';
import { inEnglish } from '../words/request-words';
import { outbox } from './notification-tables';

declare module '../platform/platform' {
  interface Platform {
    mailer: Mailer;
  }
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `note`: why the company's own delivery did not send the mail. */
export type SentMail = Mail & { id: number; note: string; sentAt: Date };

export interface Mailer {
  /** @param customerId the company's e-mail delivery sends if possible */
  send(mail: Mail, customerId?: string): Promise<void>;
  /**
   * Tries unpublished settings.
   * @returns the reason of a failure
   */
  tryDelivery(content: ServiceContent, mail: Mail): Promise<string | undefined>;
}

interface MailerOptions {
  db: Database;
  now: () => Date;
  /** Absent = outbox. */
  smtpUrl: string | undefined;
  /** Companies may use only these mail servers. */
  smtpHosts: readonly string[];
}

const FROM = '"Console" <no-reply@console.example>';

/** The company's published delivery, else `smtpUrl`, else the outbox. */
export function createMailer({ db, now, smtpUrl, smtpHosts }: MailerOptions): Mailer {
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...TIMEOUTS }) : undefined;

  async function sendByPlatform(mail: Mail, note: string): Promise<void> {
    if (transport) await transport.sendMail({ from: FROM, ...mail });
    else await db.insert(outbox).values({ ...mail, note, sentAt: now().getTime() });
  }

  return {
    async send(mail, customerId) {
      const route = customerId === undefined ? undefined : await findEmailRoute(db, customerId, smtpHosts);
      if (!route || 'reason' in route) return await sendByPlatform(mail, inEnglish(route?.reason ?? ''));
      const reason = await sendBy(route.transport, mail);
      if (reason) await sendByPlatform(mail, `The company's e-mail delivery did not send it. ${inEnglish(reason)}`);
    },
    async tryDelivery(content, mail) {
      const route = routeOf(content, smtpHosts);
      return 'reason' in route ? route.reason : await sendBy(route.transport, mail);
    },
  };
}

async function sendBy(transport: Transporter, mail: Mail): Promise<string | undefined> {
  try {
    await transport.sendMail({ from: FROM, ...mail });
    return undefined;
  } catch (error) {
    return failureReason(error);
  }
}

export async function readOutbox(db: Database): Promise<SentMail[]> {
  const rows = await db.select().from(outbox);
  return rows.toReversed().map((row) => ({ ...row, sentAt: new Date(row.sentAt) }));
}
