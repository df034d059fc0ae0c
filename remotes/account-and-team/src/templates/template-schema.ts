import { type customerNotifications, texts } from '@console/api';
import { ownValue, z } from '@console/schema';
import { t } from '@console/words';

const required = z.refine<string>((text) => text.trim() !== '', t('Required'));

/** ACCT-163, ACCT-164. Wrong placeholders only warn (C36). */
export const templateSchema = z.object({
  subject: texts.subject.check(required),
  body: texts.letter.check(required),
});
export type TemplateValues = z.infer<typeof templateSchema>;

const EMPTY_TEXT: TemplateValues = { subject: '', body: '' };

export const textIn = (
  { templateContent }: customerNotifications.NotificationTemplate,
  lang: string,
): TemplateValues => ({ ...EMPTY_TEXT, ...ownValue(templateContent, lang) });

export const isEmpty = ({ subject, body }: TemplateValues): boolean => subject.trim() === '' && body.trim() === '';
