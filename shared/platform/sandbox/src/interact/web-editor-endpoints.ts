import { hostProblem, webEditorSettings } from '@console/api';
import { t } from '@console/words';
import { policyError } from '../archive/folder-rules';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { refuseInvalid } from '../calls/refusal';
import type { Platform } from '../platform/platform';
import { environmentSettingsOf, type SettingRow, settingEndpoints, stampsOf } from './environment-settings';
import { readChoice, writeChoice } from './setup-choices';

const { DPI_LIMITS, ENVIRONMENT_SCOPES, PDF_DEFAULTS, SOURCE_INTERACT_ADMIN, SOURCE_MAIN_PLATFORM } = webEditorSettings;

export function webEditorEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');
  const settings = environmentSettingsOf(platform, 'web-editor');
  settingEndpoints(endpoint, settings, {
    all: webEditorSettings.getWebEditorSettings,
    one: webEditorSettings.getWebEditorSetting,
    subject: 'webEditor',
    create: webEditorSettings.createWebEditorSetting,
    update: webEditorSettings.updateWebEditorSetting,
    remove: webEditorSettings.deleteWebEditorSettings,
    answerOf,
    save: async ({ principal, company, body }) => {
      const stored = body.id === '' ? undefined : answerOf(await settings.find(principal, body.id));
      const retentionPolicyId = await policyError(platform, company, body.retentionPolicyId, stored);
      refuseInvalid({ ...settingErrors(body), retentionPolicyId });
      const { id, customerEnvironment, mfdxClientSecret, updatedDate: updatedAt, ...sent } = body;
      const content = sent.pdfAttachmentEnabled ? sent : { ...sent, ...PDF_DEFAULTS };
      const { secretAddresses: addresses } = webEditorSettings;
      const write = { id, customerEnvironment, updatedAt, content, secrets: { mfdxClientSecret }, addresses };
      return await settings.write(principal, write);
    },
  });

  endpoint(webEditorSettings.getGeneralSettings, async ({ principal }) => {
    const source = await readChoice(platform, principal, 'webEditorConfigurationSource');
    return { webEditorConfigurationSource: source ?? SOURCE_MAIN_PLATFORM };
  });

  endpoint(webEditorSettings.saveGeneralSettings, {
    audit: ['webEditor', 'updated'],
    handle: async ({ principal, body: { webEditorConfigurationSource } }) => {
      const isKnown = [SOURCE_MAIN_PLATFORM, SOURCE_INTERACT_ADMIN].includes(webEditorConfigurationSource);
      refuseInvalid({ webEditorConfigurationSource: isKnown ? undefined : t('This source doesn’t exist.') });
      await writeChoice(platform, principal, 'webEditorConfigurationSource', webEditorConfigurationSource);
    },
  });
}

function settingErrors(body: webEditorSettings.WebEditorRequest) {
  const channels = [
    body.centralDistributionEnabled,
    body.localPrintEnabled,
    body.emailEnabled,
    body.archiveOnlyEnabled,
  ];
  const central = [
    body.centralDistributionKivraEnabled,
    body.centralDistributionDigipostEnabled,
    body.centralDistributionCentralprintEnabled,
  ];
  const { endFormEnabled, pdfAttachmentDPI: dpi } = body;
  const isWithin = Number.isInteger(dpi) && dpi >= DPI_LIMITS.min && dpi <= DPI_LIMITS.max;
  return {
    mfdxClientSecret: body.id === '' && body.mfdxClientSecret === '' ? t('Client secret is required') : undefined,
    requiredUserDomain:
      body.requireEditorAuth && body.requiredUserDomain === ''
        ? t('Domain must be provided when editor authentication is enabled')
        : body.requiredUserDomain && hostProblem(body.requiredUserDomain),
    endFormEnabled:
      endFormEnabled && !channels.includes(true) ? t('Select at least one option for Distribution') : undefined,
    centralDistributionEnabled:
      endFormEnabled && body.centralDistributionEnabled && !central.includes(true)
        ? t('Select at least one option for Central distribution')
        : undefined,
    pdfAttachmentDPI:
      body.pdfAttachmentEnabled && !isWithin ? t('DPI must be an integer from {min} to {max}', DPI_LIMITS) : undefined,
    environmentScope: (ENVIRONMENT_SCOPES as readonly string[]).includes(body.environmentScope)
      ? undefined
      : t('This environment scope doesn’t exist.'),
  };
}

type Content = Omit<webEditorSettings.WebEditorSetting, keyof ReturnType<typeof stampsOf> | 'mfdxClientSecret'>;

const answerOf = (row: SettingRow) => ({ ...(row.content as Content), ...stampsOf(row), mfdxClientSecret: true });
