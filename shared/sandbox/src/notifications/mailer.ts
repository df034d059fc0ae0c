import { createTransport } from 'nodemailer';
import type { Database } from '../db/open-database';
import { outbox } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export type SentMail = Mail & { id: number; sentAt: Date };

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The library's own timeouts are minutes, and an invite waits for the mail. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 8_000 };
const FROM = '"Console" <no-reply@console.example>';

/** Sends mail through `smtpUrl`; without one it goes to the outbox. */
export function createMailer(db: Database, now: () => Date, smtpUrl: string | undefined): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
    return { send: async (mail) => void (await transport.sendMail({ from: FROM, ...mail })) };
  }
  return { send: async (mail) => void (await db.insert(outbox).values({ ...mail, sentAt: now().getTime() })) };
}

/** Newest first. */
export async function readOutbox(db: Database): Promise<SentMail[]> {
  const rows = await db.select().from(outbox);
  return rows.toReversed().map((row) => ({ ...row, sentAt: new Date(row.sentAt) }));
}
