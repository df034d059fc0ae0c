import { adminIntegration } from '@console/api';
import { ApiError, versionOf } from '@console/http';
import { editedRecord, queryOptions, useQueryClient } from '@console/query';
import { type SaveReport, useSave } from '@console/ui';

const SIGNING = ['AdminIntegration', 'digitalsigning'] as const;
const CATALOGUE_STAYS_FRESH_MS = 600_000;

export const signingProvidersQuery = queryOptions({
  queryKey: [...SIGNING, 'providers'],
  queryFn: ({ signal }) => adminIntegration.getSigningProviders(signal),
  staleTime: CATALOGUE_STAYS_FRESH_MS,
});

export const signingConfigurationQuery = queryOptions({
  queryKey: [...SIGNING, 'configuration'],
  queryFn: ({ signal }) => adminIntegration.getSigningConfiguration(signal),
  ...editedRecord,
});

/** The halves that have changed. */
interface SigningChange {
  provider: adminIntegration.SaveProviderRequest | undefined;
  storage: adminIntegration.ArchiveIntegration | undefined;
}

/** What became of each half; undefined: saved, or not sent. */
export interface SigningOutcome {
  provider?: unknown;
  storage?: unknown;
  /** What is saved now; undefined when it could not be read. */
  saved: adminIntegration.SigningConfiguration | undefined;
}

/** One Save, two calls (C75): each failure has its own toast, and the one that went through is not sent again. */
export function useSaveSigning() {
  const client = useQueryClient();
  return useSave({
    mutationFn: async ({ provider, storage }: SigningChange, version): Promise<SigningOutcome> => {
      // Two records were read at once: each is held against that read, whatever became of the other.
      const [ofProvider, ofStorage] = [{ value: version?.value }, { value: version?.value }];
      const failureOf = (call: Promise<unknown> | undefined) =>
        call?.then(
          () => undefined,
          (error: unknown) => error,
        );
      const failures = {
        provider: await failureOf(provider && adminIntegration.saveSigningProvider(provider, ofProvider)),
        storage: await failureOf(storage && adminIntegration.saveArchiveIntegration(storage, ofStorage)),
      };
      const isAnySaved = (provider && !failures.provider) || (storage && !failures.storage);
      const saved = isAnySaved
        ? await client.fetchQuery({ ...signingConfigurationQuery, staleTime: 0 }).catch(() => undefined)
        : undefined;
      if (version && isAnySaved) version.value = versionOf(saved).value;
      return { ...failures, saved };
    },
    failed: 'Failed to save provider settings',
    isSecret: true,
    saved: ({ provider, storage }, sent) => {
      if (provider === undefined && storage === undefined) return { title: 'Save successful' };
      return [
        ...failureReport(
          provider,
          'Failed to save provider settings',
          sent.storage && storage === undefined ? 'The storage settings are saved.' : undefined,
        ),
        ...failureReport(
          storage,
          'Failed to save storage settings',
          sent.provider && provider === undefined ? 'The provider settings are saved.' : undefined,
        ),
      ];
    },
  });
}

/**
 * The server's own words where it has some (SHRD-008), and what of the same save went through; nothing where it has been
 * told already.
 */
function failureReport(error: unknown, fallback: string, description: string | undefined): SaveReport[] {
  if (error === undefined) return [];
  const report = { kind: 'error' as const, ...(description && { description }) };
  if (!(error instanceof ApiError)) return [{ ...report, title: fallback }];
  return error.handled ? [] : [{ ...report, title: error.userMessage(fallback, { withValidation: true }) }];
}

export const useTestSigning = (options: { onError: () => void }) =>
  useSave({ mutationFn: adminIntegration.testSigningProvider, failed: 'Test failed', isSecret: true, ...options });

export const useGenerateKeys = () =>
  useSave({
    mutationFn: adminIntegration.generateAccessKeys,
    saved: 'Access keys generated',
    failed: 'Access keys generation failed',
    isSecret: true,
  });
