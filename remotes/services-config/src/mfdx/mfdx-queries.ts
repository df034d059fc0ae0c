import { type CustomerEnvironment, customerEnvironmentIds, mfdx } from '@console/api';
import { inVersionOf, send, versionOf } from '@console/http';
import { countryName, environmentNames } from '@console/product';
import { callQuery, type QueryClient, useQuery, useQueryClient } from '@console/query';
import { useSession } from '@console/session';
import { useEdit, useSave } from '@console/ui';
import { t } from '@console/words';
import { useMemo } from 'react';
import { isOffered } from './mfdx-rules';
import { toRequest } from './service-schema';

/** A list, edited in its panels. */
const LISTED = { refetchOnWindowFocus: true, refetchOnReconnect: true } as const;

export const settingsQuery = (environment: CustomerEnvironment) =>
  callQuery(mfdx.getSettings, { environmentId: customerEnvironmentIds[environment] }, LISTED);

/** Lists services of the company's country. */
export function useServices(environment: CustomerEnvironment) {
  const query = useQuery(settingsQuery(environment));
  const country = useSession(({ customer }) => customer?.country ?? null);
  const set = query.data;
  const all = set?.settings;
  const code = country?.code ?? null;
  // A stable array sorts once.
  const services = useMemo(
    () => set?.settings.filter((setting) => isOffered(setting, code)).map((setting) => inVersionOf(set, setting)),
    [set, code],
  );
  const notOffered = all?.filter((setting) => !isOffered(setting, code)).map(({ displayName }) => displayName) ?? [];
  return { query, country: country && countryName(country), services, notOffered };
}

// Saves wait: publishing needs the current version.
const refresh = (client: QueryClient, environment: CustomerEnvironment) =>
  client.invalidateQueries({ queryKey: settingsQuery(environment).queryKey });

/** SERV-017, SERV-025. Sends all settings of the environment. */
export function useSaveSetting(environment: CustomerEnvironment, setting: mfdx.ServiceSetting) {
  const client = useQueryClient();
  return useEdit(setting, {
    mutationFn: (changed: mfdx.ServiceSetting, edit) => {
      const { settings } = client.getQueryData(settingsQuery(environment).queryKey) ?? { settings: [changed] };
      return edit(mfdx.saveSettings, {
        body: { environmentId: customerEnvironmentIds[environment], settings: toRequest(settings, changed) },
      });
    },
    saved: (_, { displayName }) => ({
      title: t('Settings saved'),
      description: t('{service} was saved as a draft in {environment}', {
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

/** SERV-018, SERV-026 */
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
    // The drafts have changed: review again.
    onError: () => refresh(client, environment),
    onSuccess: () => refresh(client, environment),
  });
}

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
      description: t('{service} was restored to its last published version in {environment}', {
        service: displayName,
        environment: environmentNames[environment],
      }),
    }),
    record: ({ displayName }) => displayName,
    failed: t('Failed to discard the draft'),
    onSuccess: () => refresh(client, environment),
  });
}

/** The outcome stays beside the button. */
export function useTestService(environment: CustomerEnvironment, settingsId: number) {
  return useSave({
    mutationFn: () => send(mfdx.testService, { environmentId: customerEnvironmentIds[environment], settingsId }),
    failed: t('Failed to send the test'),
  });
}
