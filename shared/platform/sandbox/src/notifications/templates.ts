import type { customerNotifications } from '@console/api';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform/platform';
import { readJson } from '../platform/read-json';
import { notificationTemplates } from './notification-tables';

export interface StoredText extends customerNotifications.TemplateText {
  /** 0 means the default text. */
  version: number;
}

interface DefaultText {
  subject: string;
  paragraphs: string[];
}

/** By type and language. Type 4 has no Swedish text, so that its page offers to copy another language's. */
const defaultTemplates = readJson(import.meta.dirname, 'default-templates.json') as Record<
  number,
  Record<string, DefaultText>
>;

/** Returns the default where the company has no template. */
export async function readTemplate(
  { db }: Platform,
  customerId: string,
  typeId: number,
): Promise<Record<string, StoredText>> {
  const rows = await db
    .select()
    .from(notificationTemplates)
    .where(and(eq(notificationTemplates.customerId, customerId), eq(notificationTemplates.typeId, typeId)));
  const texts = new Map<string, StoredText>();
  for (const [language, { subject, paragraphs }] of Object.entries(defaultTemplates[typeId] ?? {})) {
    texts.set(language, { subject, body: paragraphs.map((text) => `<p>${text}</p>`).join('\n'), version: 0 });
  }
  for (const { language, subject, body, version } of rows) texts.set(language, { subject, body, version });
  return Object.fromEntries(texts);
}
