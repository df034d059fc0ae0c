import type { ConsoleConfig } from '@console/contract';
import { answeredWithin, PartMissingError } from '../tokens/provider-failure';
import type { IdentityClient } from './identity-client';

export type Identity = () => Promise<IdentityClient>;

/** For this time in milliseconds only the first screen uses the network. */
const HEAD_START_MS = 2_000;
/** Less than the time within which a waiting page must show an error. */
const ARRIVES_WITHIN_SECONDS = 4.4;

/**
 * Returns a function that resolves with the client. The client's code is fetched by the first call, or soon after the
 * start: a page with a valid token is rendered without it. It is not fetched later because a renewal hours later must
 * not need a file of a host version that has been replaced. Rejects with PartMissingError; a later call fetches again.
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
