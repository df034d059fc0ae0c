import { get, post } from '@console/http';
import { z } from '@console/schema';
import { storedSecret } from './customer-environment';
import type { SecretAddresses } from './stored-secrets';
import * as texts from './texts';

/* api/WebEditorSettings (SERV-121, SERV-122) */

/** SERV-099 */
export const ENVIRONMENT_SCOPES = [
  'webeditor.dev',
  'webeditor.test',
  'webeditor.stage',
  'webeditor.demo',
  'webeditor.prod',
] as const;
/** SERV-098 */
export const ARCHIVE_VIEWPOINT = 0;
export const ARCHIVE_ON_PREM = 1;
/** SERV-112 */
export const BLACK_AND_WHITE = 1;
export const RGB = 24;
/** SERV-107, SERV-108 */
export const DPI_LIMITS = { min: 72, max: 300 } as const;
/** SERV-111, SERV-113: while off, and for a new setting. */
export const PDF_DEFAULTS = {
  pdfAttachmentDPI: 150,
  pdfAttachmentColorDepth: BLACK_AND_WHITE,
  pdfAttachmentDuplex: true,
};

/** SERV-094..SERV-097, without the platform's fields. */
export const settingValues = z.object({
  /** A `CustomerEnvironmentId`. */
  customerEnvironment: z.int(),
  retentionPolicyId: z.nullable(z.string()),
  requireEditorAuth: z.boolean(),
  requiredUserDomain: z.string(),
  /** C58 */
  endFormEnabled: z.boolean(),
  environmentScope: z.string(),
  languageCode: z.string(),
  centralDistributionEnabled: z.boolean(),
  centralDistributionKivraEnabled: z.boolean(),
  /** C60: values are unspecified. */
  kivraMethod: z.int(),
  centralDistributionDigipostEnabled: z.boolean(),
  digipostMethod: z.int(),
  centralDistributionCentralprintEnabled: z.boolean(),
  centralprintMethod: z.int(),
  archiveOnlyEnabled: z.boolean(),
  /** 0 Viewpoint, 1 On-prem. */
  archiveMethod: z.int(),
  localPrintEnabled: z.boolean(),
  emailEnabled: z.boolean(),
  textLibraryEnabled: z.boolean(),
  previewHtmlEnabled: z.boolean(),
  pdfAttachmentEnabled: z.boolean(),
  pdfAttachmentDPI: z.number(),
  /** 1 black and white, 24 RGB. */
  pdfAttachmentColorDepth: z.int(),
  pdfAttachmentDuplex: z.boolean(),
});
/** ISO 8601; `updatedDate` null before a change. */
export const webEditorSetting = z.extend(settingValues, {
  id: z.string(),
  mfdxClientSecret: storedSecret,
  createdDate: z.string(),
  createdByName: z.string(),
  updatedDate: z.nullable(z.string()),
  updatedByName: z.nullable(z.string()),
});
/** The platform's own services need no address field. */
export const secretAddresses = { mfdxClientSecret: [] } as const satisfies SecretAddresses;

/** An empty id creates; an empty secret keeps the stored secret. */
export const webEditorRequest = z.extend(settingValues, {
  id: texts.key,
  retentionPolicyId: z.nullable(texts.key),
  mfdxClientSecret: texts.secret,
  requiredUserDomain: texts.setting,
  environmentScope: texts.key,
  languageCode: texts.key,
  /** The version read; the server refuses if a later value exists. */
  updatedDate: z.nullable(texts.key),
});

/** SERV-125 */
export const SOURCE_MAIN_PLATFORM = 1;
export const SOURCE_INTERACT_ADMIN = 2;
/** SERV-127, C61 */
export const generalSettings = z.object({ webEditorConfigurationSource: z.int() });

export type WebEditorSetting = z.infer<typeof webEditorSetting>;
export type WebEditorRequest = z.infer<typeof webEditorRequest>;
export type GeneralSettings = z.infer<typeof generalSettings>;

export const getWebEditorSettings = get('main', 'api/WebEditorSettings/all', { answer: z.array(webEditorSetting) });
export const getWebEditorSetting = get('main', 'api/WebEditorSettings/:id', { answer: webEditorSetting });
export const createWebEditorSetting = post('main', 'api/WebEditorSettings', {
  body: webEditorRequest,
  answer: webEditorSetting,
});
export const updateWebEditorSetting = post('main', 'api/WebEditorSettings/update', {
  edits: getWebEditorSetting,
  body: webEditorRequest,
  answer: webEditorSetting,
});
export const deleteWebEditorSettings = post('main', 'api/WebEditorSettings/delete', { body: z.array(texts.key) });
export const getGeneralSettings = get('main', 'api/WebEditorSettings/general', { answer: generalSettings });
export const saveGeneralSettings = post('main', 'api/WebEditorSettings/general', {
  edits: getGeneralSettings,
  body: generalSettings,
});
