import type { ConsoleConfig } from '@console/contract';
import { answeredWithin, PartMissingError } from '../tokens/provider-failure';
import type { IdentityClient } from './identity-client';

export type Identity = () => Promise<IdentityClient>;

const HEAD_START_MS = 2_000;
const ARRIVES_WITHIN_SECONDS = 4.4;

/**
 * Loads the client on the first call or soon after start, not later: a renewal must not need a replaced file. Rejects
 * with PartMissingError; later calls fetch again.
 */
export function lazyIdentity(config: ConsoleConfig): Identity {
  let loading: Promise<IdentityClient> | undefined;
  const load = () => {
    loading ??= answeredWithin(import('./identity-client'), ARRIVES_WITHIN_SECONDS).then(
      (module) => module.createIdentityClient(config),
      (cause: unknown) => {
        loading = undefined;
        throw new PartMissingError('the sign-in code could not be fetched', { cause });
      },
    );
    return loading;
  };
  setTimeout(() => load().catch(() => {}), HEAD_START_MS);
  return load;
}
