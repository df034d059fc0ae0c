import type { customerNotifications } from '@console/api';
import { languages } from '../platform/languages';
import { refuseInvalid } from '../platform/refusal';

const LONGEST_SUBJECT = 150;
const LONGEST_BODY = 10_000;
const SCRIPTED = /<script|<iframe|\son\w+\s*=|javascript:/i;

/**
 * What a template must not be. Placeholders that are unknown, or required and missing, are the writer's business
 * (C36); ones that could never be filled in are not.
 */
export function checkTemplate({ subject, body, language }: customerNotifications.SaveTemplateRequest): void {
  refuseInvalid({
    subject: whyNoText(subject, LONGEST_SUBJECT, 'The subject'),
    body:
      whyNoText(body, LONGEST_BODY, 'The body') ??
      (SCRIPTED.test(body) ? 'A template cannot contain scripts.' : undefined),
    language: languages.some(({ languageCode }) => languageCode === language) ? undefined : 'Choose a language.',
  });
}

function whyNoText(text: string, longest: number, what: string): string | undefined {
  if (text.trim() === '') return 'Required';
  if (text.length > longest) return `${what} has more than ${longest.toLocaleString('en-GB')} characters.`;
  return whyBrokenPlaceHolder(text, what);
}

function whyBrokenPlaceHolder(text: string, what: string): string | undefined {
  // What is left after all complete placeholders have been taken out.
  const rest = text.replace(/\{\{\s*\w+\s*\}\}/g, '');
  const opened = /\{\{.{0,20}/.exec(rest)?.[0];
  if (opened) return `${what} has a placeholder that is not complete: ${opened}`;
  return rest.includes('}}') ? `${what} has }} without {{ before it.` : undefined;
}
