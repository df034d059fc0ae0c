import type { ConsoleConfig } from '@console/contract';
import { answeredWithin, PartMissingError } from '../tokens/provider-failure';
import type { IdentityClient } from './identity-client';

export type Identity = () => Promise<IdentityClient>;

/** Milliseconds in which only the first screen uses the network. */
const HEAD_START_MS = 2_000;
/** Less than a waiting page may take to say what is wrong. */
const ARRIVES_WITHIN_SECONDS = 4.4;

/**
 * A function that resolves with the client. Its code is fetched by the first call, or soon after the start: a page with a
 * valid token is rendered without it. It is fetched early so that a renewal hours later does not depend on a file of a
 * host that has been replaced in the meantime. Rejects with PartMissingError; a later call fetches again.
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
