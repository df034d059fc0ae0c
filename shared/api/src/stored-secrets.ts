/*
 * A stored secret is valid for its address only; otherwise anybody who may save could send the secret to a server of
 * theirs. Controllers declare the address fields.
 */

/** Secret fields, with the fields of their address. */
export type SecretAddresses = Readonly<Record<string, readonly string[]>>;

type Fields = Readonly<Record<string, unknown>>;

export const isSecretRetained = (address: readonly string[], stored: Fields, sent: Fields): boolean =>
  address.every((name) => textOf(stored[name]) === textOf(sent[name]));

/** Forms have texts for numbers, and null for empty. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
