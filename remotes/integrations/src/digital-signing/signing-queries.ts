import { adminIntegration } from '@console/api';
import { send, versionOf } from '@console/http';
import { callQuery, useQueryClient } from '@console/query';
import { type SaveReport, useSave } from '@console/ui';
import { t } from '@console/words';
import { useState } from 'react';

const CATALOGUE_STAYS_FRESH_MS = 600_000;

export const signingProvidersQuery = callQuery(
  adminIntegration.getSigningProviders,
  {},
  { staleTime: CATALOGUE_STAYS_FRESH_MS },
);

export const signingConfigurationQuery = callQuery(adminIntegration.getSigningConfiguration);

interface SigningChange {
  provider: adminIntegration.SaveProviderRequest | undefined;
  storage: adminIntegration.ArchiveIntegration | undefined;
}

/** Undefined = saved or not sent. */
export interface SigningOutcome {
  provider?: unknown;
  storage?: unknown;
  /** Undefined = unreadable. */
  saved: adminIntegration.SigningConfiguration | undefined;
}

/** C75: two calls, each with its own version, a toast for each failure; a saved half is not sent again. */
export function useSaveSigning(configuration: adminIntegration.SigningConfiguration) {
  const client = useQueryClient();
  const [ofProvider] = useState(() => versionOf(configuration));
  const [ofStorage] = useState(() => versionOf(configuration));
  return useSave({
    mutationFn: async ({ provider, storage }: SigningChange): Promise<SigningOutcome> => {
      const failureOf = (call: Promise<unknown> | undefined) =>
        call?.then(
          () => undefined,
          (error: unknown) => error,
        );
      const failures = {
        provider: await failureOf(
          provider && send(adminIntegration.saveSigningProvider, { body: provider }, { version: ofProvider }),
        ),
        storage: await failureOf(
          storage && send(adminIntegration.saveArchiveIntegration, { body: storage }, { version: ofStorage }),
        ),
      };
      const isAnySaved = (provider && !failures.provider) || (storage && !failures.storage);
      const saved = isAnySaved
        ? await client.fetchQuery({ ...signingConfigurationQuery, staleTime: 0 }).catch(() => undefined)
        : undefined;
      return { ...failures, saved };
    },
    failed: t('Failed to save provider settings'),
    isSecret: true,
    saved: ({ provider, storage }, sent) => {
      if (provider === undefined && storage === undefined) return { title: t('Save successful') };
      return [
        ...failureReport(
          provider,
          t('Failed to save provider settings'),
          sent.storage && storage === undefined ? t('The storage settings were saved.') : undefined,
        ),
        ...failureReport(
          storage,
          t('Failed to save storage settings'),
          sent.provider && provider === undefined ? t('The provider settings were saved.') : undefined,
        ),
      ];
    },
  });
}

/** `description`: the saved half. */
function failureReport(error: unknown, title: string, description: string | undefined): SaveReport[] {
  return error === undefined ? [] : [{ title, error, ...(description && { description }) }];
}

export const useTestSigning = (options: { onError: () => void }) =>
  useSave({
    mutationFn: (body: adminIntegration.SaveProviderRequest) => send(adminIntegration.testSigningProvider, { body }),
    failed: t('Test failed'),
    isSecret: true,
    ...options,
  });

export const useGenerateKeys = () =>
  useSave({
    mutationFn: (body: adminIntegration.SaveProviderRequest) => send(adminIntegration.generateAccessKeys, { body }),
    saved: t('Access keys generated'),
    failed: t('Access keys generation failed'),
    isSecret: true,
  });
