import { ownValue } from '@console/schema';
import { textOfMail } from '@console/schema/mail-html';
import { eq } from 'drizzle-orm';
import { people } from '../db/schema';
import { html } from '../pages/html';
import type { Platform } from '../platform/platform';
import type { Mail } from './mailer';
import { readTemplate } from './templates';

interface Notification {
  customerId: string;
  typeId: number;
  to: string;
  orLanguageOf?: { languageCode: string };
  values: Record<string, string>;
}

const FALLBACK_LANGUAGE = 'en';

export async function notificationMail(platform: Platform, notification: Notification): Promise<Mail> {
  const { customerId, typeId, to, orLanguageOf, values } = notification;
  const [person] = await platform.db.select().from(people).where(eq(people.email, to));
  const texts = await readTemplate(platform, customerId, typeId);
  const language = (person ?? orLanguageOf)?.languageCode ?? FALLBACK_LANGUAGE;
  const text = texts[language] ?? texts[FALLBACK_LANGUAGE] ?? Object.values(texts)[0];
  if (!text) throw new Error(`There is no template of type ${typeId}`);
  const body = fill(text.body, values, (value) => html`${value}`.markup);
  const subject = fill(text.subject, values, (value) => value.replace(/\s+/g, ' '));
  return { to, subject, html: body, text: textOfMail(body) };
}

function fill(text: string, values: Record<string, string>, escape: (value: string) => string): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => {
    const value = ownValue(values, name);
    return value === undefined ? written : escape(value);
  });
}
