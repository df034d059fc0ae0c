/*
 * A stored secret is valid only for the address that it was entered for. Otherwise every user who may save a setting
 * could read its secret, by entering an address of their own. Each controller with secrets declares the address fields
 * of each secret; the platform and the forms use the same check.
 */

/** The secret fields of a setting, each with the fields that decide where it is sent. */
export type SecretAddresses = Readonly<Record<string, readonly string[]>>;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a save without a new secret keeps the stored one: none of its address fields has changed. */
export const isSecretRetained = (address: readonly string[], stored: Fields, sent: Fields): boolean =>
  address.every((name) => textOf(stored[name]) === textOf(sent[name]));

/** Forms have texts for numbers in an answer, and null for an empty field. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
