/*
 * A stored secret is valid for the address that it was entered for. Otherwise everybody who may save a setting could read
 * its secret, by naming an address of their own. Each controller with secrets declares which fields are the address of
 * each; the platform and the forms ask here.
 */

/** The secret fields of a setting, each with the fields that say where it is sent. */
export type SecretAddresses = Readonly<Record<string, readonly string[]>>;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a save without a new secret keeps the stored one: all of its address is as it was when it was entered. */
export const isSecretKept = (address: readonly string[], stored: Fields, sent: Fields): boolean =>
  address.every((name) => textOf(stored[name]) === textOf(sent[name]));

/** Forms have texts where an answer has numbers, or null where a field is empty. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
