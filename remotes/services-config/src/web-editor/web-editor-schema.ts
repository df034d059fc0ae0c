import { hostProblem, texts, webEditorSettings } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

const { DPI_LIMITS, PDF_DEFAULTS } = webEditorSettings;

export type StoredSetting = webEditorSettings.WebEditorSetting | undefined;

/** Numbers are typed or chosen as texts. */
const fields = z.extend(webEditorSettings.settingValues, {
  customerEnvironment: z.string().check(z.minLength(1, t('Customer Environment is required'))),
  retentionPolicyId: z.string(),
  mfdxClientSecret: texts.secret,
  requiredUserDomain: texts.setting,
  kivraMethod: z.string(),
  digipostMethod: z.string(),
  centralprintMethod: z.string(),
  archiveMethod: z.string(),
  pdfAttachmentDPI: z.string(),
  pdfAttachmentColorDepth: z.string(),
});
export type WebEditorValues = z.infer<typeof fields>;

/** SERV-100..SERV-110. A group's error has the path of its switch. */
export const webEditorSchema = (stored: StoredSetting) =>
  fields.check((context) => {
    const values = context.value;
    for (const [name, message] of Object.entries(errorsOf(values, stored))) {
      if (message) context.issues.push({ code: 'custom', input: values, path: [name], message });
    }
  });

function errorsOf(values: WebEditorValues, stored: StoredSetting): Partial<Record<keyof WebEditorValues, string>> {
  const { endFormEnabled, centralDistributionEnabled } = values;
  const hasChannel =
    centralDistributionEnabled || values.localPrintEnabled || values.emailEnabled || values.archiveOnlyEnabled;
  const hasCentralChannel =
    values.centralDistributionKivraEnabled ||
    values.centralDistributionDigipostEnabled ||
    values.centralDistributionCentralprintEnabled;
  return {
    ...(!stored?.mfdxClientSecret && values.mfdxClientSecret === ''
      ? { mfdxClientSecret: t('Client secret is required') }
      : {}),
    ...(values.requireEditorAuth ? domainError(values.requiredUserDomain) : {}),
    // C58
    ...(endFormEnabled && !hasChannel ? { endFormEnabled: t('Select at least one option for Distribution') } : {}),
    ...(endFormEnabled && centralDistributionEnabled && !hasCentralChannel
      ? { centralDistributionEnabled: t('Select at least one option for Central distribution') }
      : {}),
    ...(values.pdfAttachmentEnabled ? dpiError(values.pdfAttachmentDPI) : {}),
  };
}

function domainError(domain: string): { requiredUserDomain?: string } {
  const problem =
    domain === '' ? t('Domain must be provided when editor authentication is enabled') : hostProblem(domain);
  return problem === undefined ? {} : { requiredUserDomain: problem };
}

function dpiError(text: string): { pdfAttachmentDPI?: string } {
  const dpi = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isInteger(dpi)) return { pdfAttachmentDPI: t('DPI must be an integer') };
  // One full stop, as specified (SERV-107, SERV-108).
  if (dpi < DPI_LIMITS.min) return { pdfAttachmentDPI: t('DPI must be greater than or equal to 72.') };
  if (dpi > DPI_LIMITS.max) return { pdfAttachmentDPI: t('DPI must be less than or equal to 300') };
  return {};
}

/** SERV-113..SERV-115, C59. A channel's method is unspecified. */
const NEW_SETTING: Omit<webEditorSettings.WebEditorRequest, 'customerEnvironment'> = {
  id: '',
  updatedDate: null,
  mfdxClientSecret: '',
  retentionPolicyId: null,
  requireEditorAuth: false,
  requiredUserDomain: '',
  endFormEnabled: true,
  environmentScope: webEditorSettings.ENVIRONMENT_SCOPES[0],
  languageCode: 'en',
  centralDistributionEnabled: true,
  centralDistributionKivraEnabled: true,
  kivraMethod: 1,
  centralDistributionDigipostEnabled: true,
  digipostMethod: 1,
  centralDistributionCentralprintEnabled: true,
  centralprintMethod: 1,
  archiveOnlyEnabled: true,
  archiveMethod: webEditorSettings.ARCHIVE_VIEWPOINT,
  localPrintEnabled: true,
  emailEnabled: true,
  textLibraryEnabled: false,
  previewHtmlEnabled: false,
  pdfAttachmentEnabled: false,
  ...PDF_DEFAULTS,
};

export function toFormValues(stored: StoredSetting, firstFree: number | undefined): WebEditorValues {
  const setting = { ...(stored ?? NEW_SETTING), customerEnvironment: stored?.customerEnvironment ?? firstFree };
  const names = Object.keys(fields.shape) as (keyof WebEditorValues)[];
  const values = names.map((name) => {
    const value = setting[name] ?? '';
    return [name, typeof value === 'boolean' ? value : String(value)];
  });
  return { ...Object.fromEntries(values), mfdxClientSecret: '' };
}

/** SERV-111: off = defaults. */
export const toRequest = (values: WebEditorValues, stored: StoredSetting): webEditorSettings.WebEditorRequest => ({
  ...values,
  id: stored?.id ?? '',
  updatedDate: stored?.updatedDate ?? null,
  customerEnvironment: Number(values.customerEnvironment),
  retentionPolicyId: values.retentionPolicyId.trim() || null,
  kivraMethod: Number(values.kivraMethod),
  digipostMethod: Number(values.digipostMethod),
  centralprintMethod: Number(values.centralprintMethod),
  archiveMethod: Number(values.archiveMethod),
  ...(values.pdfAttachmentEnabled
    ? {
        pdfAttachmentDPI: Number(values.pdfAttachmentDPI),
        pdfAttachmentColorDepth: Number(values.pdfAttachmentColorDepth),
      }
    : PDF_DEFAULTS),
});
