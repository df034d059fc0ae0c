import type { language, retentionPolicies } from '@console/api';
import { pathOf } from '@console/contract';
import { LoadedPanel } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { useParams } from '@console/router';
import { PanelForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { EnvironmentLine, NoneFree, useCloseTo } from '../components/SetupPanel';
import { webEditorMessages } from '../components/setup-messages';
import {
  customerEnvironmentsQuery,
  type EnvironmentOption,
  environmentName,
  freeEnvironments,
} from '../components/setup-rows';
import { WebEditorFields } from './WebEditorFields';
import {
  languagesQuery,
  retentionPoliciesQuery,
  useSaveWebEditorSetting,
  webEditorSettingQuery,
  webEditorSettingsQuery,
} from './web-editor-queries';
import { type StoredSetting, toFormValues, toRequest, webEditorSchema } from './web-editor-schema';

const SECRETS = ['mfdxClientSecret'] as const;
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
  const close = useCloseTo(LIST);
  const query = combineQueries(
    useQuery(webEditorSettingsQuery),
    useQuery(customerEnvironmentsQuery),
    useQuery(languagesQuery),
    useQuery(retentionPoliciesQuery),
  );
  return (
    <LoadedPanel title={t('New WebEditor settings')} wide query={query} onClose={close}>
      {([settings, environments, languages, policies]) => {
        const free = freeEnvironments(environments, settings);
        if (free.length === 0) return <NoneFree reason={webEditorMessages.noneFree} onClose={close} />;
        return <WebEditorForm options={free} languages={languages} policies={policies} onClose={close} />;
      }}
    </LoadedPanel>
  );
}

export function WebEditorPanel() {
  const close = useCloseTo(LIST);
  const { webEditorSettingId = '' } = useParams();
  const query = combineQueries(
    useQuery(webEditorSettingQuery(webEditorSettingId)),
    useQuery(webEditorSettingsQuery),
    useQuery(customerEnvironmentsQuery),
    useQuery(languagesQuery),
    useQuery(retentionPoliciesQuery),
  );
  return (
    <LoadedPanel
      recordId={webEditorSettingId}
      eyebrow={<EnvironmentLine environmentId={query.data?.[0].customerEnvironment} />}
      title={t('WebEditor settings')}
      record={query.data && environmentName(query.data[2], query.data[0].customerEnvironment)}
      wide
      query={query}
      onClose={close}
    >
      {([stored, settings, environments, languages, policies]) => {
        const options = freeEnvironments(environments, settings, stored.id);
        return (
          <WebEditorForm stored={stored} options={options} languages={languages} policies={policies} onClose={close} />
        );
      }}
    </LoadedPanel>
  );
}

interface WebEditorFormProps {
  stored?: StoredSetting;
  options: readonly EnvironmentOption[];
  languages: readonly language.Language[];
  policies: readonly retentionPolicies.RetentionPolicy[];
  onClose: () => void;
}

function WebEditorForm({ stored, options, languages, policies, onClose }: WebEditorFormProps) {
  const form = useForm({
    id: stored ? 'edit-web-editor-setting' : 'new-web-editor-setting',
    label: stored ? t('WebEditor settings') : t('New WebEditor settings'),
    schema: webEditorSchema(stored),
    values: toFormValues(stored, options[0]?.id),
    labels: LABELS,
    describe: { retentionPolicyId: (id) => policies.find((policy) => policy.id === id)?.name ?? t('None') },
    secrets: SECRETS,
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
