import { type CustomerEnvironment, customerEnvironmentIds, mfdx } from '@console/api';
import { inVersionOf, send, versionOf } from '@console/http';
import { countryName, environmentNames } from '@console/product';
import { callQuery, type QueryClient, useQuery, useQueryClient } from '@console/query';
import { useSession } from '@console/session';
import { useSave } from '@console/ui';
import { t } from '@console/words';
import { useMemo } from 'react';
import { isOffered } from './mfdx-rules';
import { toRequest } from './service-schema';

export const settingsQuery = (environment: CustomerEnvironment) =>
  callQuery(mfdx.getSettings, { environmentId: customerEnvironmentIds[environment] });

/** The services of an environment that are offered in the company's country, its name, and the names of the rest. */
export function useServices(environment: CustomerEnvironment) {
  const query = useQuery(settingsQuery(environment));
  const country = useSession(({ customer }) => customer?.country ?? null);
  const set = query.data;
  const all = set?.settings;
  const code = country?.code ?? null;
  // A stable array, so that the table sorts only once.
  const services = useMemo(
    () => set?.settings.filter((setting) => isOffered(setting, code)).map((setting) => inVersionOf(set, setting)),
    [set, code],
  );
  const notOffered = all?.filter((setting) => !isOffered(setting, code)).map(({ displayName }) => displayName) ?? [];
  return { query, country: country && countryName(country), services, notOffered };
}

// The saves await this refetch, because publishing requires the current version.
const refresh = (client: QueryClient, environment: CustomerEnvironment) =>
  client.invalidateQueries({ queryKey: settingsQuery(environment).queryKey });

/** SERV-017, SERV-025. One changed setting, sent with all others of its environment. */
export function useSaveSetting(environment: CustomerEnvironment) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (changed: mfdx.ServiceSetting, version) => {
      const { settings } = client.getQueryData(settingsQuery(environment).queryKey) ?? { settings: [changed] };
      return send(
        mfdx.saveSettings,
        { body: { environmentId: customerEnvironmentIds[environment], settings: toRequest(settings, changed) } },
        { version },
      );
    },
    saved: (_, { displayName }) => ({
      title: t('Settings saved'),
      description: t('{service} is a draft in {environment}', {
        service: displayName,
        environment: environmentNames[environment],
      }),
    }),
    record: ({ displayName }) => displayName,
    failed: t('Failed to save settings'),
    isSecret: true,
    onSuccess: () => refresh(client, environment),
  });
}

/** SERV-018, SERV-026. Every draft of the environment. */
export function usePublishSettings(environment: CustomerEnvironment) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (reviewed: mfdx.SettingsSet) =>
      send(
        mfdx.publishSettings,
        { body: { environmentId: customerEnvironmentIds[environment] } },
        { version: versionOf(reviewed) },
      ),
    saved: t('Settings published'),
    record: () => environmentNames[environment],
    failed: t('Failed to publish settings'),
    // A refusal means that the drafts have changed since: the review shows the new ones.
    onError: () => refresh(client, environment),
    onSuccess: () => refresh(client, environment),
  });
}

/** Discards the draft of one service. */
export function useDiscardDraft(environment: CustomerEnvironment) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (setting: mfdx.ServiceSetting) =>
      send(mfdx.discardDraft, {
        body: {
          environmentId: customerEnvironmentIds[environment],
          settingsId: setting.settingsId,
          insertTimeStamp: setting.insertTimeStamp,
        },
      }),
    saved: (_, { displayName }) => ({
      title: t('Draft discarded'),
      description: t('{service} is as it was last published in {environment}', {
        service: displayName,
        environment: environmentNames[environment],
      }),
    }),
    record: ({ displayName }) => displayName,
    failed: t('Failed to discard the draft'),
    onSuccess: () => refresh(client, environment),
  });
}

/** Sends a test with the saved setting of a service. The outcome is shown beside the button. */
export function useTestService(environment: CustomerEnvironment, settingsId: number) {
  return useSave({
    mutationFn: () => send(mfdx.testService, { environmentId: customerEnvironmentIds[environment], settingsId }),
    failed: t('Failed to send the test'),
  });
}
