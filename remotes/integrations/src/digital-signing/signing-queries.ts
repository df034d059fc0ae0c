import { adminIntegration } from '@console/api';
import { send, versionOf } from '@console/http';
import { callQuery, editedRecord, useQueryClient } from '@console/query';
import { type SaveReport, useSave } from '@console/ui';
import { t } from '@console/words';

const CATALOGUE_STAYS_FRESH_MS = 600_000;

export const signingProvidersQuery = callQuery(
  adminIntegration.getSigningProviders,
  {},
  { staleTime: CATALOGUE_STAYS_FRESH_MS },
);

export const signingConfigurationQuery = callQuery(adminIntegration.getSigningConfiguration, {}, editedRecord);

/** The requests for the changed halves; an unchanged half is undefined. */
interface SigningChange {
  provider: adminIntegration.SaveProviderRequest | undefined;
  storage: adminIntegration.ArchiveIntegration | undefined;
}

/** The failure of each half; undefined = saved, or not sent. */
export interface SigningOutcome {
  provider?: unknown;
  storage?: unknown;
  /** The stored configuration after the save; undefined if it could not be read. */
  saved: adminIntegration.SigningConfiguration | undefined;
}

/** One Save, two calls (C75): each failure has its own toast, and a successful half is not sent again. */
export function useSaveSigning() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async ({ provider, storage }: SigningChange, version): Promise<SigningOutcome> => {
      // One read returned both records. Each call gets a copy of its version, because `send` overwrites its argument.
      const [ofProvider, ofStorage] = [{ ...version }, { ...version }];
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
      version.lost = [...ofProvider.lost, ...ofStorage.lost];
      if (isAnySaved) version.value = versionOf(saved).value;
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
          sent.storage && storage === undefined ? t('The storage settings are saved.') : undefined,
        ),
        ...failureReport(
          storage,
          t('Failed to save storage settings'),
          sent.provider && provider === undefined ? t('The provider settings are saved.') : undefined,
        ),
      ];
    },
  });
}

/** The toast of a failed half, with the half that was saved as `description`. */
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
