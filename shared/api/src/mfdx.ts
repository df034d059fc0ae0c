import { get, post } from '@console/http';
import { z } from '@console/schema';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/*
 * api/mfdx (SERV-012..SERV-019). A setting also has its service's fields, not listed here.
 *
 * Unspecified: a response has `true` or null in place of a secret. In a request, a string is a new secret; anything else
 * keeps the stored one while the address is the same (`secretAddresses`).
 */

export const fieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
/** `type`: a field. A secret is only present or absent. */
export const settingChange = z.object({ type: z.string(), oldValue: fieldValue, newValue: fieldValue });
export const LARGEST_PORT = 65_535;

const sftp = { sftpPassword: ['sftpAddress'] };
/** Keys are `settingsId`. An SMS provider's address is no field. */
export const secretAddresses: Readonly<Record<number, SecretAddresses>> = {
  2: { secret: [] },
  4: sftp,
  5: { apiKey: ['smtpServer', 'smtpPort'] },
  6: sftp,
  8: { authToken: [] },
  9: { clientSecret: ['uri'] },
};

/** SERV-012. Unspecified, as for documents; `discarded` on some platforms. */
export const historyKinds = { created: 1, updated: 2, published: 3, discarded: 4 } as const;
/** Unspecified, as for documents. */
export const settingHistoryEntry = z.object({
  Id: z.string(),
  /** Member of `historyKinds`. */
  type: z.int(),
  updatedAt: z.string(),
  updatedByName: z.string(),
  changes: z.array(settingChange),
});
/** SERV-012, SERV-027. `settingsId`: 1 to 9. */
export const serviceSetting = z.looseObject({
  settingsId: z.int(),
  displayName: z.string(),
  organisationNumber: z.string(),
  /** ISO 3166-1 alpha-2; '*' = all. */
  countryCodes: z.array(z.string()),
  isActive: z.boolean(),
  /** `PENDING` while a draft; null before a change. */
  updatedBy: z.nullable(z.string()),
  /** ISO 8601, null before a change. The platform refuses a save if the stored value is later. */
  insertTimeStamp: z.nullable(z.string()),
  /** Changed but unsaved. */
  isDirty: z._default(z.boolean(), false),
  /** Saved but unpublished. */
  isDraft: z.boolean(),
  /** Newest first. */
  history: z._default(z.array(settingHistoryEntry), []),
});
/** SERV-013 */
export const settingsSet = z.object({
  /** Null = never. */
  lastPublishedDate: z.nullable(z.string()),
  lastPublisher: z.nullable(z.string()),
  settings: z.array(serviceSetting),
  /** Keys are `settingsId`; drafts only. */
  draftVsPublished: z.object({ differences: z.record(z.string(), z.array(settingChange)) }),
});
export const sentSetting = z.looseObject({
  settingsId: z.int(),
  insertTimeStamp: z.nullable(texts.key),
  isDirty: z.boolean(),
});
/** SERV-017. Writes dirty settings only, so that a colleague's edits stay. */
export const saveSettingsRequest = z.object({ environmentId: z.int(), settings: z.array(sentSetting) });
/** Unspecified. Null: accepted; text: the reason. */
export const testResult = z.nullable(z.string());
/** Unspecified: restores the published setting. Refused after another change. */
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

/** SERV-016. For a user's name until published. */
export const PENDING = 'pending...';

/** SERV-019 */
export const getSettings = get('main', 'api/mfdx/settings/:environmentId', { answer: settingsSet });
/** SERV-017. All settings; dirty ones become drafts. */
export const saveSettings = post('main', 'api/mfdx/settings', { edits: getSettings, body: saveSettingsRequest });
/** SERV-018. All or none. */
export const publishSettings = post('main', 'api/mfdx/settings/publish', {
  edits: getSettings,
  body: publishSettingsRequest,
});
/** Unspecified, on some platforms. */
export const discardDraft = post('main', 'api/mfdx/settings/discard', { body: discardDraftRequest });
/** Unspecified, on some platforms: to the caller, by the saved setting. */
export const testService = post('main', 'api/mfdx/settings/test/:environmentId/:settingsId', { answer: testResult });
