import { get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/*
 * api/mfdx: the settings of delivery services in development, test and production (SERV-012..SERV-019). Beside what is
 * specified for every service a setting holds the fields of its own service, which this contract does not name.
 *
 * Unspecified: secrets. A field that holds one is never answered: `true` says that there is one, null that there is none.
 * Sent, a text is the new secret; anything else keeps what is stored, for the same address only (`secretAddresses`).
 */

/** One field of a service. */
export const fieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
/** `type` is the name of a field. Of a secret only whether there was and is one. */
export const settingChange = z.object({ type: z.string(), oldValue: fieldValue, newValue: fieldValue });
/** The highest port that a mail server can have. */
export const LARGEST_PORT = 65_535;

const sftp = { sftpPassword: ['sftpAddress'] };
/** By `settingsId`. An SMS provider's secrets go to the provider: no field of these services names an address. */
export const secretAddresses: Readonly<Record<number, SecretAddresses>> = {
  2: { secret: [] },
  4: sftp,
  5: { apiKey: ['smtpServer', 'smtpPort'] },
  6: sftp,
  8: { authToken: [] },
  9: { clientSecret: ['uri'] },
};

/** SERV-012. Unspecified: taken for those of documents; the last is of platforms that can discard drafts. */
export const historyKinds = { created: 1, updated: 2, published: 3, discarded: 4 } as const;
/** Unspecified: taken for that of documents. */
export const settingHistoryEntry = z.object({
  Id: z.string(),
  /** One of `historyKinds`. */
  type: z.int(),
  /** ISO 8601 instant. */
  updatedAt: z.string(),
  updatedByName: z.string(),
  changes: z.array(settingChange),
});
/** SERV-012, SERV-027. `settingsId` is the id of the service, 1 to 9. */
export const serviceSetting = z.looseObject({
  settingsId: z.int(),
  displayName: z.string(),
  organisationNumber: z.string(),
  /** ISO 3166-1 alpha-2, or '*' for every country. */
  countryCodes: z.array(z.string()),
  isActive: z.boolean(),
  /** Who changed it last; `PENDING` while it is a draft, null before the first time. */
  updatedBy: z.nullable(z.string()),
  /** ISO 8601 instant of the last change, null before the first. A later one on the server refuses a save. */
  insertTimeStamp: z.nullable(z.string()),
  /** Changed here and not saved yet. */
  isDirty: z._default(z.boolean(), false),
  /** Saved and not published yet. */
  isDraft: z.boolean(),
  /** Newest first. */
  history: z._default(z.array(settingHistoryEntry), []),
});
/** SERV-013 */
export const settingsSet = z.object({
  /** ISO 8601 instant; null before the first time. */
  lastPublishedDate: z.nullable(z.string()),
  lastPublisher: z.nullable(z.string()),
  settings: z.array(serviceSetting),
  /** What publishing would change, by `settingsId`. Services that are no draft are left out. */
  draftVsPublished: z.object({ differences: z.record(z.string(), z.array(settingChange)) }),
});
/** A setting as it is sent: without what the platform alone writes. */
export const sentSetting = z.looseObject({
  settingsId: z.int(),
  insertTimeStamp: z.nullable(texts.key),
  isDirty: z.boolean(),
});
/** SERV-017. Only those that are dirty are written, so that nobody's changes to the others are overwritten. */
export const saveSettingsRequest = z.object({ environmentId: z.int(), settings: z.array(sentSetting) });
/** Unspecified: a test send. Null = the mail has been taken, otherwise why it could not be sent. */
export const testResult = z.nullable(z.string());
/** Unspecified: takes the draft of one service back to what is published. Refused when it has been changed since. */
export const discardDraftRequest = z.object({
  environmentId: z.int(),
  settingsId: z.int(),
  insertTimeStamp: z.nullable(texts.key),
});
/** SERV-018, C52 */
export const publishSettingsRequest = z.object({ environmentId: z.int() });

export type FieldValue = z.infer<typeof fieldValue>;
export type SettingChange = z.infer<typeof settingChange>;
export type SettingHistoryEntry = z.infer<typeof settingHistoryEntry>;
export type ServiceSetting = z.output<typeof serviceSetting>;
export type SettingsSet = z.output<typeof settingsSet>;
export type SentSetting = z.infer<typeof sentSetting>;

/** SERV-016. What stands in place of a name until a change is published. */
export const PENDING = 'pending...';

/** SERV-019 */
export const getSettings = get('main', 'api/mfdx/settings/:environmentId', { answer: settingsSet });
/** SERV-017. All settings of an environment, of which the dirty ones are saved as drafts. */
export const saveSettings = post('main', 'api/mfdx/settings', { body: saveSettingsRequest, answer: noAnswer });
/** SERV-018. All drafts of an environment together, or none. */
export const publishSettings = post('main', 'api/mfdx/settings/publish', {
  body: publishSettingsRequest,
  answer: noAnswer,
});
/** Unspecified, for installations whose platform can do it: the service is as it was last published. */
export const discardDraft = post('main', 'api/mfdx/settings/discard', { body: discardDraftRequest, answer: noAnswer });
/** Unspecified, for installations whose platform can do it: sends the caller something through a service as it was saved last. */
export const testService = post('main', 'api/mfdx/settings/test/:environmentId/:settingsId', { answer: testResult });
