import { customerNotifications } from '@console/api';
import { type MailPart, partsOfMail, writtenIn } from '@console/schema/mail-html';
import { t } from '@console/words';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import { companyOf } from '../calls/gates';
import { noteChange } from '../calls/note-change';
import type { Company } from '../calls/principal';
import { notFound, refuseInvalid } from '../calls/refusal';
import { languages } from '../platform/languages';
import type { Platform } from '../platform/platform';
import { notificationTemplates } from './notification-tables';
import { notificationTypes, typeInWords } from './notification-types';
import { readTemplate } from './templates';

const typeParams = z.object({ typeId: z.coerce.number().int() });

export function notificationEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  const { db, recordReads } = platform;

  endpoint(customerNotifications.getNotificationTypes, {
    gate: 'GENERAL_ADMIN',
    handle: () => notificationTypes.map(typeInWords),
  });

  endpoint(customerNotifications.getTemplateLanguages, {
    gate: 'GENERAL_ADMIN',
    handle: () => languages.map(({ languageCode, name }) => ({ lang: languageCode, name })),
  });

  endpoint(customerNotifications.getNotificationTemplate, {
    gate: 'GENERAL_ADMIN',
    params: typeParams,
    handle: async ({ principal, params: { typeId } }) => {
      refuseUnknown(typeId);
      const company = companyOf(principal);
      const texts = await readTemplate(platform, company.id, typeId);
      for (const { languageCode } of languages) {
        const version = texts[languageCode]?.version ?? 0;
        recordReads.note(principal.person.id, recordOf(company, typeId, languageCode), version);
      }
      const content = Object.entries(texts).map(([language, { subject, body }]) => [language, { subject, body }]);
      return { notificationTemplateTypeId: typeId, templateContent: Object.fromEntries(content) };
    },
  });

  endpoint(customerNotifications.saveNotificationTemplate, {
    gate: 'GENERAL_ADMIN',
    audit: ['notification', 'updated'],
    params: typeParams,
    handle: async ({ principal, params: { typeId }, body }) => {
      refuseUnknown(typeId);
      checkTemplate(body);
      const company = companyOf(principal);
      const { language, ...text } = body;
      const stored = (await readTemplate(platform, company.id, typeId))[language];
      const current = stored?.version ?? 0;
      await recordReads.write(principal, recordOf(company, typeId, language), current, (version) =>
        db
          .insert(notificationTemplates)
          .values({ customerId: company.id, typeId, language, ...text, version })
          .onConflictDoUpdate({
            target: [notificationTemplates.customerId, notificationTemplates.typeId, notificationTemplates.language],
            set: { ...text, version },
            setWhere: eq(notificationTemplates.version, current),
          }),
      );
      noteChange(principal, {
        id: `${typeId}/${language}`,
        name: `${notificationTypes.find((type) => type.notificationTemplateTypeId === typeId)?.displayName} (${language})`,
        before: { ...stored },
        after: text,
      });
      return null;
    },
  });
}

function refuseUnknown(typeId: number): void {
  if (!notificationTypes.some((type) => type.notificationTemplateTypeId === typeId)) {
    throw notFound(t('The notification type was not found.'));
  }
}

function recordOf({ id }: Company, typeId: number, language: string): string {
  return `template ${id} ${typeId} ${language}`;
}

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
