import type { customerNotifications } from '@console/api';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform/platform';
import { defaultTemplates } from './default-templates';
import { notificationTemplates } from './notification-tables';

export interface StoredText extends customerNotifications.TemplateText {
  /** 0 means the default text. */
  version: number;
}

/** Answers the default where the company has no template. */
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
  for (const [language, text] of Object.entries(defaultTemplates[typeId] ?? {}))
    texts.set(language, { ...text, version: 0 });
  for (const { language, subject, body, version } of rows) texts.set(language, { subject, body, version });
  return Object.fromEntries(texts);
}
