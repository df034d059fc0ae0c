import { get, put } from '@console/http';
import { z } from '@console/schema';
import * as texts from './texts';

/* api/CustomerNotifications (ACCT-160..ACCT-168) */

export const TEMPLATE_FIELDS = ['subject', 'body'] as const;
/** The answer lists a placeholder once for each allowed field. */
export const notificationPlaceHolder = z.object({
  /** Contains the braces: `{{companyName}}`. */
  placeHolder: z.string(),
  description: z.string(),
  required: z.boolean(),
  targetField: z.enum(TEMPLATE_FIELDS),
});
export const notificationType = z.object({
  notificationTemplateTypeId: z.int(),
  displayName: z.string(),
  notificationPlaceHolders: z.array(notificationPlaceHolder),
});
export const templateLanguage = z.object({ lang: z.string(), name: z.string() });
export const templateText = z.object({
  subject: z.string(),
  /** People write this HTML, so sanitize before showing. */
  body: z.string(),
});
export const notificationTemplate = z.object({
  notificationTemplateTypeId: z.int(),
  /** Keys are `lang`; a language may be missing. */
  templateContent: z.record(z.string(), templateText),
});
export const saveTemplateRequest = z.object({ subject: texts.subject, body: texts.letter, language: texts.key });

export type NotificationPlaceHolder = z.infer<typeof notificationPlaceHolder>;
export type NotificationType = z.infer<typeof notificationType>;
export type TemplateLanguage = z.infer<typeof templateLanguage>;
export type TemplateText = z.infer<typeof templateText>;
export type NotificationTemplate = z.infer<typeof notificationTemplate>;
export type SaveTemplateRequest = z.infer<typeof saveTemplateRequest>;

/** ACCT-165 */
export const getNotificationTypes = get('main', 'api/CustomerNotifications/NotificationTypes', {
  answer: z.array(notificationType),
});
/** ACCT-166 */
export const getTemplateLanguages = get('main', 'api/CustomerNotifications/TemplateLanguages', {
  answer: z.array(templateLanguage),
});
/** ACCT-167 */
export const getNotificationTemplate = get('main', 'api/CustomerNotifications/NotificationTemplate/:typeId', {
  answer: notificationTemplate,
});
/** ACCT-168. Saves one language. */
export const saveNotificationTemplate = put('main', 'api/CustomerNotifications/NotificationTemplate/:typeId', {
  edits: getNotificationTemplate,
  body: saveTemplateRequest,
});
