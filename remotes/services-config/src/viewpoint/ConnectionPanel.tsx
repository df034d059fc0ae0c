import { viewpointConnection } from '@console/api';
import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { useParams } from '@console/router';
import { Segmented, TextInput } from '@console/ui';
import { FormField, PanelForm, SecretField, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { EnvironmentSelect, NewSetupPanel, type SetupFormProps, StoredSetupPanel } from '../components/SetupPanel';
import { VIEWPOINT_OFF, viewpointMessages } from '../components/setup-messages';
import { customerEnvironmentsQuery } from '../components/setup-rows';
import { connectionSchema, toFormValues, toRequest } from './connection-schema';
import { configurationQuery, connectionQuery, connectionsQuery, useSaveConnection } from './viewpoint-queries';

const STATES = [
  { value: String(viewpointConnection.CONNECTION_ACTIVE), label: t('Active') },
  { value: String(viewpointConnection.CONNECTION_INACTIVE), label: t('Inactive') },
];

const LIST = pathOf(area.pages.viewpoint);

export function NewConnectionPanel() {
  const configuration = useQuery(configurationQuery);
  const isOff = !configuration.data?.usePrivateStorage;
  return (
    <NewSetupPanel
      title={t('New Viewpoint connection')}
      query={combineQueries(useQuery(connectionsQuery), useQuery(customerEnvironmentsQuery), configuration)}
      path={LIST}
      noneFreeReason={viewpointMessages.noneFree}
      notNow={isOff ? { title: t('Private document database is off'), reason: VIEWPOINT_OFF } : undefined}
    >
      {(form) => <ConnectionForm {...form} />}
    </NewSetupPanel>
  );
}

export function ConnectionPanel() {
  const { connectionId = '' } = useParams();
  const query = combineQueries(
    useQuery(connectionQuery(connectionId)),
    useQuery(connectionsQuery),
    useQuery(customerEnvironmentsQuery),
  );
  return (
    <StoredSetupPanel recordId={connectionId} title={t('Viewpoint connection')} query={query} path={LIST}>
      {(form) => <ConnectionForm {...form} />}
    </StoredSetupPanel>
  );
}

function ConnectionForm({ stored, options, onClose }: SetupFormProps<viewpointConnection.Connection>) {
  const form = useForm({
    id: stored ? 'edit-viewpoint-connection' : 'new-viewpoint-connection',
    label: stored ? t('Viewpoint connection') : t('New Viewpoint connection'),
    schema: connectionSchema(stored),
    values: toFormValues(stored, options[0]?.id),
    labels: {
      customerEnvironment: t('Customer Environment'),
      name: t('Name'),
      baseAddress: t('Base address'),
      clientId: t('Client ID'),
      clientSecret: t('Client secret'),
      state: t('State'),
    },
    describe: {
      customerEnvironment: (id) => options.find((option) => String(option.id) === id)?.name ?? id,
      state: (id) => STATES.find(({ value }) => value === id)?.label ?? id,
    },
    secrets: ['clientSecret'],
    save: useSaveConnection(stored ?? 'new'),
    toRequest: (values) => toRequest(values, stored),
    onSaved: onClose,
  });

  return (
    <PanelForm form={form} submittingLabel={t('Checking')} isNew={!stored} onCancel={onClose}>
      <FormField form={form} name="customerEnvironment" required>
        {(field) => <EnvironmentSelect {...field} options={options} />}
      </FormField>
      <FormField form={form} name="name" trimmed>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField form={form} name="baseAddress" hint={t('Checked each time you save')} required trimmed>
        {(field) => <TextInput {...field} type="url" inputMode="url" autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField form={form} name="clientId" required trimmed>
        {(field) => <TextInput {...field} autoComplete="off" spellCheck={false} />}
      </FormField>
      <SecretField
        form={form}
        name="clientSecret"
        isStored={stored?.clientSecret ?? false}
        address={viewpointConnection.secretAddresses.clientSecret}
        required
      />
      <FormField form={form} name="state" group required>
        {(field) => <Segmented {...field} options={STATES} />}
      </FormField>
    </PanelForm>
  );
}
