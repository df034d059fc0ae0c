/** SHRD-003, and the collector. */
export type ApiBase = 'main' | 'identity' | 'ownBackend' | 'collector';

export interface ApiOptions {
  /** Only these receive the token. */
  bases: Record<Exclude<ApiBase, 'collector'>, string> & { collector?: string | undefined };
  /** Returns an unexpired token; undefined without a user. */
  getAccessToken(): Promise<string | undefined>;
  /** One renewal for all callers; undefined = refused. */
  renewAccessToken(): Promise<string | undefined>;
  onUnauthenticated(): void;
  /** Rights have changed, or are not loaded. */
  onForbidden(): void;
  /** SHRD-011..SHRD-013. Marked as handled. */
  onConcurrentEdit(message: string): void;
  /** Tests replace the network. */
  fetch?: typeof fetch;
}
