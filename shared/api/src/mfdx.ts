import { get, post } from '@console/http';
import { z } from '@console/schema';
import { noAnswer } from './no-answer';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/*
 * api/mfdx: the settings of delivery services in development, test and production (SERV-012..SERV-019). In addition to
 * the fields that are specified for every service, a setting has the fields of its own service, which this contract
 * does not list.
 *
 * Unspecified: secrets. An answer never contains a secret: its field is `true` if one is stored, null if not. In a
 * request a text is the new secret; any other value keeps the stored one if the address is unchanged
 * (`secretAddresses`).
 */

/** One field of a service. */
export const fieldValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
/** `type` is the name of a field. For a secret, the values only say whether there was and is one. */
export const settingChange = z.object({ type: z.string(), oldValue: fieldValue, newValue: fieldValue });
/** The highest port that a mail server can have. */
export const LARGEST_PORT = 65_535;

const sftp = { sftpPassword: ['sftpAddress'] };
/** By `settingsId`. An SMS provider's secrets go to the provider: no field of these services is an address. */
export const secretAddresses: Readonly<Record<number, SecretAddresses>> = {
  2: { secret: [] },
  4: sftp,
  5: { apiKey: ['smtpServer', 'smtpPort'] },
  6: sftp,
  8: { authToken: [] },
  9: { clientSecret: ['uri'] },
};

/**
 * SERV-012. Unspecified: assumed to be those of documents; the last one occurs on platforms that can discard drafts.
 */
export const historyKinds = { created: 1, updated: 2, published: 3, discarded: 4 } as const;
/** Unspecified: assumed to be the same as for documents. */
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
  /** The user of the last change; `PENDING` while it is a draft, null before the first change. */
  updatedBy: z.nullable(z.string()),
  /** ISO 8601 instant of the last change, null before the first. The server refuses a save if its own is later. */
  insertTimeStamp: z.nullable(z.string()),
  /** Changed in this form and not saved. */
  isDirty: z._default(z.boolean(), false),
  /** Saved and not published. */
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
  /** The changes that publishing would make, by `settingsId`. Services without a draft are left out. */
  draftVsPublished: z.object({ differences: z.record(z.string(), z.array(settingChange)) }),
});
/** A setting in a request: without the fields that only the platform writes. */
export const sentSetting = z.looseObject({
  settingsId: z.int(),
  insertTimeStamp: z.nullable(texts.key),
  isDirty: z.boolean(),
});
/** SERV-017. The server writes only dirty settings, so that changes of other users to the rest are not overwritten. */
export const saveSettingsRequest = z.object({ environmentId: z.int(), settings: z.array(sentSetting) });
/**
 * Unspecified: the result of a test. Null = the message was accepted, otherwise the reason why it could not be sent.
 */
export const testResult = z.nullable(z.string());
/**
 * Unspecified: replaces the draft of one service by the published setting. Refused if the draft has been changed since
 * it was read.
 */
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

/** SERV-016. Shown instead of a user's name until a change is published. */
export const PENDING = 'pending...';

/** SERV-019 */
export const getSettings = get('main', 'api/mfdx/settings/:environmentId', { answer: settingsSet });
/** SERV-017. The request has all settings of an environment; the server saves the dirty ones as drafts. */
export const saveSettings = post('main', 'api/mfdx/settings', {
  edits: getSettings,
  body: saveSettingsRequest,
  answer: noAnswer,
});
/** SERV-018. Publishes all drafts of an environment, or none. */
export const publishSettings = post('main', 'api/mfdx/settings/publish', {
  edits: getSettings,
  body: publishSettingsRequest,
  answer: noAnswer,
});
/** Unspecified, only on some platforms: resets the service to its published setting. */
export const discardDraft = post('main', 'api/mfdx/settings/discard', { body: discardDraftRequest, answer: noAnswer });
/**
 * Unspecified, only on some platforms: sends a test message to the caller through the last saved setting of a service.
 */
export const testService = post('main', 'api/mfdx/settings/test/:environmentId/:settingsId', { answer: testResult });
