import type { ConsoleConfig } from '@console/contract';
import type { IdentityClient } from './identity-client';
import { PartMissingError, answeredWithin } from './identity-failure';

/** Milliseconds in which only the first screen uses the network. */
const HEAD_START_MS = 2_000;
/** Less than a waiting page may take to say what is wrong. */
const ARRIVES_WITHIN_SECONDS = 4.4;

/**
 * The client; its code is fetched by the first call, or soon after the start: a page with a valid token is rendered
 * without it. It is fetched early so that a renewal hours later does not depend on a file of a host that has been
 * replaced by then.
 */
export function lazyIdentity(config: ConsoleConfig): IdentityClient {
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
  return {
    signInUrl: async (request) => (await load()).signInUrl(request),
    checkAnswer: async (callbackUrl) => (await load()).checkAnswer(callbackUrl),
    redeem: async (callbackUrl) => (await load()).redeem(callbackUrl),
    renew: async (tokens) => (await load()).renew(tokens),
    signOutUrl: async (idToken) => (await load()).signOutUrl(idToken),
    revoke: async (refreshToken) => (await load()).revoke(refreshToken),
  };
}
