/** The three base addresses of the platform (SHRD-003), and the installation's own collector. */
export type ApiBase = 'main' | 'identity' | 'ownBackend' | 'collector';

/** The session's configuration of the client. There is one per page; `configureApi` replaces it. */
export interface ApiOptions {
  /** The token is sent to these addresses only. */
  bases: Record<Exclude<ApiBase, 'collector'>, string> & { collector?: string | undefined };
  /** Never resolves with a token that is known to be expired; undefined = nobody is signed in. */
  getAccessToken(): Promise<string | undefined>;
  /** After a 401. One renewal serves all callers; undefined = refused. */
  renewAccessToken(): Promise<string | undefined>;
  /** The renewal was refused, or the API refused a new token: the session has ended. */
  onUnauthenticated(): void;
  /** The API refused a right (403): the rights have changed since they were read, or were not loaded. */
  onForbidden(): void;
  /** SHRD-011..SHRD-013. The error is marked as handled, so nothing else is shown for it. */
  onConcurrentEdit(message: string): void;
  /** Replaces the network in tests. */
  fetch?: typeof fetch;
}
