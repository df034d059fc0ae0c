/** SHRD-003, and the collector. */
export type ApiBase = 'main' | 'identity' | 'ownBackend' | 'collector';

/** One per page. */
export interface ApiOptions {
  /** The only receivers of the token. */
  bases: Record<Exclude<ApiBase, 'collector'>, string> & { collector?: string | undefined };
  /** Never an expired token; undefined = nobody. */
  getAccessToken(): Promise<string | undefined>;
  /** One renewal for all callers; undefined = refused. */
  renewAccessToken(): Promise<string | undefined>;
  /** The session has ended. */
  onUnauthenticated(): void;
  /** Rights have changed, or are not loaded. */
  onForbidden(): void;
  /** SHRD-011..SHRD-013. Marked as handled. */
  onConcurrentEdit(message: string): void;
  /** For tests. */
  fetch?: typeof fetch;
}
