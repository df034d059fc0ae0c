/** The three base addresses (SHRD-003). */
export type ApiBase = 'main' | 'identity' | 'ownBackend';

/** What the session gives to the client. One configuration per page; `configureApi` replaces it. */
export interface ApiOptions {
  /** The only addresses that ever see the token. */
  bases: Record<ApiBase, string>;
  /** Never resolves with a token known to be expired; undefined = nobody is signed in. */
  getAccessToken(): Promise<string | undefined>;
  /** After a 401. One renewal serves all callers; undefined = refused. */
  renewAccessToken(): Promise<string | undefined>;
  /** The renewal was refused, or the API refused a fresh token: the session is over. */
  onUnauthenticated(): void;
  /** The API refused a right (403): what the user may do has changed since it was read, or was not known. */
  onForbidden(): void;
  /** SHRD-011..SHRD-013. The error is marked handled, so nothing else is shown for it. */
  onConcurrentEdit(message: string): void;
  /** Stands in for the network in tests. */
  fetch?: typeof fetch;
}
