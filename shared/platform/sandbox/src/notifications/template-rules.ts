import type { customerNotifications } from '@console/api';
import { t } from '@console/words';
import { refuseInvalid } from '../calls/refusal';
import { languages } from '../platform/languages';

const SCRIPTED = /<script|<iframe|\son\w+\s*=|javascript:/i;

interface FieldTexts {
  incomplete: (placeholder: string) => string;
  unopened: () => string;
}
const SUBJECT: FieldTexts = {
  incomplete: (placeholder) => t('The subject has a placeholder that is not complete: {placeholder}', { placeholder }),
  unopened: () => t('The subject has }} without {{ before it.'),
};
const BODY: FieldTexts = {
  incomplete: (placeholder) => t('The body has a placeholder that is not complete: {placeholder}', { placeholder }),
  unopened: () => t('The body has }} without {{ before it.'),
};

/** Refuses empty texts, scripts and broken braces. Unknown and missing placeholders are allowed (C36). */
export function checkTemplate({ subject, body, language }: customerNotifications.SaveTemplateRequest): void {
  refuseInvalid({
    subject: textError(subject, SUBJECT),
    body: textError(body, BODY) ?? (SCRIPTED.test(body) ? t('A template cannot contain scripts.') : undefined),
    language: languages.some(({ languageCode }) => languageCode === language) ? undefined : t('Choose a language.'),
  });
}

function textError(text: string, field: FieldTexts): string | undefined {
  if (text.trim() === '') return t('Required');
  return placeHolderError(text, field);
}

function placeHolderError(text: string, { incomplete, unopened }: FieldTexts): string | undefined {
  const rest = text.replace(/\{\{\s*\w+\s*\}\}/g, '');
  const opened = /\{\{.{0,20}/.exec(rest)?.[0];
  if (opened) return incomplete(opened);
  return rest.includes('}}') ? unopened() : undefined;
}
