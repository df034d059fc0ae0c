import type { language, retentionPolicies } from '@console/api';
import { pathOf } from '@console/contract';
import { LoadedPanel } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { useParams } from '@console/router';
import { PanelForm, useForm } from '@console/ui/form';
import area from '../area';
import { EnvironmentLine, NoneFree, useCloseTo } from '../components/SetupPanel';
import { webEditorMessages } from '../components/setup-messages';
import { customerEnvironmentsQuery, type EnvironmentOption, freeEnvironments } from '../components/setup-rows';
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
  customerEnvironment: 'Customer Environment',
  languageCode: 'Language',
  environmentScope: 'Environment scope',
  retentionPolicyId: 'Retention policy',
  mfdxClientSecret: 'Client secret',
  requireEditorAuth: 'Editor authentication',
  requiredUserDomain: 'Required user domain',
  endFormEnabled: 'Distribution',
  centralDistributionEnabled: 'Central distribution',
  centralDistributionKivraEnabled: 'Digital mailbox A',
  kivraMethod: 'Method of Digital mailbox A',
  centralDistributionDigipostEnabled: 'Digital mailbox B',
  digipostMethod: 'Method of Digital mailbox B',
  centralDistributionCentralprintEnabled: 'Central print',
  centralprintMethod: 'Method of Central print',
  localPrintEnabled: 'Local print',
  emailEnabled: 'E-mail',
  archiveOnlyEnabled: 'Archive only',
  archiveMethod: 'Archive method',
  pdfAttachmentEnabled: 'PDF attachment',
  pdfAttachmentDPI: 'DPI',
  pdfAttachmentColorDepth: 'Color depth',
  pdfAttachmentDuplex: 'Duplex',
  previewHtmlEnabled: 'HTML preview',
  textLibraryEnabled: 'Text library',
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
    <LoadedPanel failureMessage="Failed to load" title="New WebEditor settings" wide query={query} onClose={close}>
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
      failureMessage="Failed to load"
      title="WebEditor settings"
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
  const saveSetting = useSaveWebEditorSetting();
  const form = useForm({
    id: stored ? 'edit-web-editor-setting' : 'new-web-editor-setting',
    label: stored ? 'WebEditor settings' : 'New WebEditor settings',
    schema: webEditorSchema(stored),
    values: toFormValues(stored, options[0]?.id),
    labels: LABELS,
    describe: { retentionPolicyId: (id) => policies.find((policy) => policy.id === id)?.name ?? 'None' },
    secrets: SECRETS,
  });
  return (
    <PanelForm
      form={form}
      save={saveSetting}
      onSubmit={(values) => saveSetting.mutate(toRequest(values, stored), { onSuccess: onClose })}
      isNew={!stored}
      onCancel={onClose}
      lead={stored && <EnvironmentLine environmentId={stored.customerEnvironment} />}
    >
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
