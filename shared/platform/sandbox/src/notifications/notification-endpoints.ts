import { customerNotifications } from '@console/api';
import { type MailPart, partsOfMail, writtenIn } from '@console/schema/mail-html';
import { t } from '@console/words';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import { demandRow, refuseInvalid } from '../calls/refusal';
import { noteRead, putRow } from '../calls/versioned-rows';
import { languages } from '../platform/languages';
import type { Platform } from '../platform/platform';
import { notificationTemplates } from './notification-tables';
import { notificationTypes, typeInWords } from './notification-types';
import { readTemplate } from './templates';

const typeParams = z.object({ typeId: z.coerce.number().int() });

export function notificationEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');

  endpoint(customerNotifications.getNotificationTypes, () => notificationTypes.map(typeInWords));

  endpoint(customerNotifications.getTemplateLanguages, () =>
    languages.map(({ languageCode, name }) => ({ lang: languageCode, name })),
  );

  endpoint(customerNotifications.getNotificationTemplate, {
    params: typeParams,
    handle: async ({ principal, company, params: { typeId } }) => {
      await findType(typeId);
      const texts = await readTemplate(platform, company.id, typeId);
      for (const { languageCode } of languages) {
        const version = texts[languageCode]?.version ?? 0;
        const row = { customerId: company.id, typeId, language: languageCode, version };
        noteRead(platform, principal, notificationTemplates, row);
      }
      const content = Object.entries(texts).map(([language, { subject, body }]) => [language, { subject, body }]);
      return { notificationTemplateTypeId: typeId, templateContent: Object.fromEntries(content) };
    },
  });

  endpoint(customerNotifications.saveNotificationTemplate, {
    audit: ['notification', 'updated'],
    params: typeParams,
    handle: async ({ principal, company, params: { typeId }, body }) => {
      const type = await findType(typeId);
      checkTemplate(body);
      const { language, ...text } = body;
      const stored = (await readTemplate(platform, company.id, typeId))[language];
      const row = { customerId: company.id, typeId, language, version: stored?.version ?? 0 };
      await putRow(platform, principal, notificationTemplates, row, text);
      noteChange(principal, {
        id: `${typeId}/${language}`,
        name: `${type.displayName} (${language})`,
        before: { ...stored },
        after: text,
      });
    },
  });
}

const findType = (typeId: number) =>
  demandRow(
    notificationTypes.filter((type) => type.notificationTemplateTypeId === typeId),
    t('The notification type was not found.'),
  );

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
function checkTemplate({ subject, body, language }: customerNotifications.SaveTemplateRequest): void {
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
