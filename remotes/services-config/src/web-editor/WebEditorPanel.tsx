import type { language, retentionPolicies, webEditorSettings } from '@console/api';
import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { useParams } from '@console/router';
import { PanelForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { NewSetupPanel, type SetupFormProps, StoredSetupPanel } from '../components/SetupPanel';
import { webEditorMessages } from '../components/setup-messages';
import { customerEnvironmentsQuery } from '../components/setup-rows';
import { WebEditorFields } from './WebEditorFields';
import {
  languagesQuery,
  retentionPoliciesQuery,
  useSaveWebEditorSetting,
  webEditorSettingQuery,
  webEditorSettingsQuery,
} from './web-editor-queries';
import { toFormValues, toRequest, webEditorSchema } from './web-editor-schema';

const LABELS = {
  customerEnvironment: t('Customer Environment'),
  languageCode: t('Language'),
  environmentScope: t('Environment scope'),
  retentionPolicyId: t('Retention policy'),
  mfdxClientSecret: t('Client secret'),
  requireEditorAuth: t('Editor authentication'),
  requiredUserDomain: t('Required user domain'),
  endFormEnabled: t('Distribution'),
  centralDistributionEnabled: t('Central distribution'),
  centralDistributionKivraEnabled: t('Digital mailbox A'),
  kivraMethod: t('Digital mailbox A method'),
  centralDistributionDigipostEnabled: t('Digital mailbox B'),
  digipostMethod: t('Digital mailbox B method'),
  centralDistributionCentralprintEnabled: t('Central print'),
  centralprintMethod: t('Central print method'),
  localPrintEnabled: t('Local print'),
  emailEnabled: t('E-mail'),
  archiveOnlyEnabled: t('Archive only'),
  archiveMethod: t('Archive method'),
  pdfAttachmentEnabled: t('PDF attachment'),
  pdfAttachmentDPI: 'DPI',
  pdfAttachmentColorDepth: t('Color depth'),
  pdfAttachmentDuplex: t('Duplex'),
  previewHtmlEnabled: t('HTML preview'),
  textLibraryEnabled: t('Text library'),
};

const LIST = pathOf(area.pages.webEditorSettings);

export function NewWebEditorPanel() {
  const query = combineQueries(
    useQuery(webEditorSettingsQuery),
    useQuery(customerEnvironmentsQuery),
    useQuery(languagesQuery),
    useQuery(retentionPoliciesQuery),
  );
  return (
    <NewSetupPanel
      title={t('New WebEditor settings')}
      wide
      query={query}
      path={LIST}
      noneFreeReason={webEditorMessages.noneFree}
    >
      {(form, [languages, policies]) => <WebEditorForm {...form} languages={languages} policies={policies} />}
    </NewSetupPanel>
  );
}

export function WebEditorPanel() {
  const { webEditorSettingId = '' } = useParams();
  const query = combineQueries(
    useQuery(webEditorSettingQuery(webEditorSettingId)),
    useQuery(webEditorSettingsQuery),
    useQuery(customerEnvironmentsQuery),
    useQuery(languagesQuery),
    useQuery(retentionPoliciesQuery),
  );
  return (
    <StoredSetupPanel recordId={webEditorSettingId} title={t('WebEditor settings')} wide query={query} path={LIST}>
      {(form, [languages, policies]) => <WebEditorForm {...form} languages={languages} policies={policies} />}
    </StoredSetupPanel>
  );
}

interface WebEditorFormProps extends SetupFormProps<webEditorSettings.WebEditorSetting> {
  languages: readonly language.Language[];
  policies: readonly retentionPolicies.RetentionPolicy[];
}

function WebEditorForm({ stored, options, languages, policies, onClose }: WebEditorFormProps) {
  const form = useForm({
    id: stored ? 'edit-web-editor-setting' : 'new-web-editor-setting',
    label: stored ? t('WebEditor settings') : t('New WebEditor settings'),
    schema: webEditorSchema(stored),
    values: toFormValues(stored, options[0]?.id),
    labels: LABELS,
    describe: { retentionPolicyId: (id) => policies.find((policy) => policy.id === id)?.name ?? t('None') },
    secrets: ['mfdxClientSecret'],
    save: useSaveWebEditorSetting(stored ?? 'new'),
    toRequest: (values) => toRequest(values, stored),
    onSaved: onClose,
  });
  return (
    <PanelForm form={form} isNew={!stored} onCancel={onClose}>
      <WebEditorFields
        form={form}
        options={options}
        languages={languages}
        policies={policies}
        isSecretStored={stored?.mfdxClientSecret ?? false}
      />
    </PanelForm>
  );
}
