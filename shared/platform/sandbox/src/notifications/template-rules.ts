import type { customerNotifications } from '@console/api';
import { refuseInvalid } from '../calls/refusal';
import { languages } from '../platform/languages';

const SCRIPTED = /<script|<iframe|\son\w+\s*=|javascript:/i;

/**
 * Refuses empty texts, scripts, and placeholders with broken braces. Unknown placeholders, and required
 * ones that are missing, are allowed (C36).
 */
export function checkTemplate({ subject, body, language }: customerNotifications.SaveTemplateRequest): void {
  refuseInvalid({
    subject: textError(subject, 'The subject'),
    body: textError(body, 'The body') ?? (SCRIPTED.test(body) ? 'A template cannot contain scripts.' : undefined),
    language: languages.some(({ languageCode }) => languageCode === language) ? undefined : 'Choose a language.',
  });
}

function textError(text: string, what: string): string | undefined {
  if (text.trim() === '') return 'Required';
  return placeHolderError(text, what);
}

function placeHolderError(text: string, what: string): string | undefined {
  // The text without its complete placeholders.
  const rest = text.replace(/\{\{\s*\w+\s*\}\}/g, '');
  const opened = /\{\{.{0,20}/.exec(rest)?.[0];
  if (opened) return `${what} has a placeholder that is not complete: ${opened}`;
  return rest.includes('}}') ? `${what} has }} without {{ before it.` : undefined;
}
