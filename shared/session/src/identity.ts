import type { ConsoleConfig } from '@console/contract';
import { UnreachableError } from './identity-failure';
import type { TokenSet } from './token-set';

/**
 * The conversation with the identity provider. Rejects with RefusedError (the provider said no, or its answer must
 * not be trusted) or UnreachableError (it could not be asked; trying again may help).
 */
export interface IdentityClient {
  /** The address to send the browser to. Remembers verifier, state and nonce in this tab's storage. */
  signInUrl(returnTo: string): Promise<string>;
  /** Checks that the callback address answers a question of this tab; resolves with what `signInUrl` was given. */
  checkAnswer(callbackUrl: string): Promise<unknown>;
  /** Exchanges the code of a checked callback address. Works once: state and verifier are forgotten. */
  redeem(callbackUrl: string): Promise<TokenSet>;
  renew: (tokens: TokenSet) => Promise<TokenSet>;
  signOutUrl(idToken: string): Promise<string>;
  /** Best effort: does nothing where the provider has no revocation endpoint. */
  revoke(refreshToken: string): Promise<void>;
}

/** How long the first screen has the network for itself. */
const HEAD_START_MS = 2_000;

/**
 * The client, whose code is fetched by the first question, or soon after the start: a page that still has a valid
 * token needs none of it to be drawn. Fetched early all the same, so that a renewal hours later does not depend on a
 * file of a host that has been replaced meanwhile.
 */
export function lazyIdentity(config: ConsoleConfig): IdentityClient {
  let loading: Promise<IdentityClient> | undefined;
  const load = () => {
    loading ??= import('./identity-client').then(
      (module) => module.createIdentityClient(config),
      (cause: unknown) => {
        loading = undefined;
        throw new UnreachableError('the sign-in code could not be fetched', { cause });
      },
    );
    return loading;
  };
  setTimeout(() => load().catch(() => {}), HEAD_START_MS);
  return {
    signInUrl: async (returnTo) => (await load()).signInUrl(returnTo),
    checkAnswer: async (callbackUrl) => (await load()).checkAnswer(callbackUrl),
    redeem: async (callbackUrl) => (await load()).redeem(callbackUrl),
    renew: async (tokens) => (await load()).renew(tokens),
    signOutUrl: async (idToken) => (await load()).signOutUrl(idToken),
    revoke: async (refreshToken) => (await load()).revoke(refreshToken),
  };
}
