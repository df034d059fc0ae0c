import type { customerNotifications } from '@console/api';
import { type MailPart, partsOfMail, writtenIn } from '@console/schema/mail-html';
import { t } from '@console/words';
import { refuseInvalid } from '../calls/refusal';
import { languages } from '../platform/languages';

interface FieldTexts {
  incomplete: (placeholder: string) => string;
  unopened: (place: string) => string;
}
const SUBJECT: FieldTexts = {
  incomplete: (placeholder) => t('The subject has an incomplete placeholder: {placeholder}', { placeholder }),
  unopened: (place) => t('The subject has closing braces without opening braces: {place}', { place }),
};
const BODY: FieldTexts = {
  incomplete: (placeholder) => t('The body has an incomplete placeholder: {placeholder}', { placeholder }),
  unopened: (place) => t('The body has closing braces without opening braces: {place}', { place }),
};

/** Refuses empty texts, scripts and broken braces. Unknown and missing placeholders are allowed (C36). */
export function checkTemplate({ subject, body, language }: customerNotifications.SaveTemplateRequest): void {
  refuseInvalid({
    subject: textError([subject], SUBJECT),
    body: bodyError(body),
    language: languages.some(({ languageCode }) => languageCode === language) ? undefined : t('Choose a language.'),
  });
}

function bodyError(body: string): string | undefined {
  if (body.trim() === '') return t('Required');
  const parts = partsOfMail(body);
  const [place] = parts.flatMap(scriptIn);
  if (place !== undefined) return t('A template can’t contain scripts. Found: {place}', { place });
  return textError(parts.flatMap(writtenIn), BODY);
}

const SCRIPTED_TAGS = ['script', 'iframe', 'object', 'embed'];

function scriptIn({ kind, name, attributes }: MailPart): string[] {
  if (kind !== 'open') return [];
  if (SCRIPTED_TAGS.includes(name)) return [`<${name}>`];
  return Object.entries(attributes)
    .filter(([key, value]) => key.startsWith('on') || /^(?:java|vb)script:/i.test(value.replace(/[\s\p{C}]/gu, '')))
    .map(([key]) => `<${name} ${key}>`);
}

function textError(texts: readonly string[], field: FieldTexts): string | undefined {
  if (texts.join('').trim() === '') return t('Required');
  return texts.map((text) => placeHolderError(text, field)).find(Boolean);
}

function placeHolderError(text: string, { incomplete, unopened }: FieldTexts): string | undefined {
  const rest = text.replace(/\{\{\s*\w+\s*\}\}/g, '');
  const opened = /\{\{.{0,20}/.exec(rest)?.[0];
  if (opened) return incomplete(opened);
  const closed = /.{0,20}\}\}/.exec(rest)?.[0];
  return closed && unopened(closed);
}
