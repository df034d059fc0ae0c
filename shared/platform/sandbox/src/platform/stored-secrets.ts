import { isSecretRetained, type SecretAddresses } from '@console/api';

type Fields = Readonly<Record<string, unknown>>;

/** Decides which secrets a save stores. Every save of a secret, and every test of one, uses it. */
export interface SecretSave {
  /**
   * From `@console/api`: the fields with the addresses that each secret is sent to. A secret without an entry is a
   * programming error.
   */
  addresses: SecretAddresses;
  /** All sent fields, secrets included. A secret that is empty or no text is not a new one. */
  sent: Fields;
  /** All stored fields, secrets included; undefined for a new setting. */
  stored: Fields | undefined;
}

/** The secrets to store: the new one, else the stored one if its address is unchanged, else ''. */
export function secretsAfter<Name extends string>(
  { addresses, sent, stored }: SecretSave,
  ...names: readonly Name[]
): Record<Name, string> {
  const after = names.map((name) => {
    const address = addresses[name];
    if (!address) throw new Error(`No address is declared for the secret '${name}'`);
    const given = sent[name];
    if (typeof given === 'string' && given.trim() !== '') return [name, given];
    const unchanged = stored && isSecretRetained(address, stored, sent) ? stored[name] : undefined;
    return [name, typeof unchanged === 'string' ? unchanged : ''];
  });
  return Object.fromEntries(after) as Record<Name, string>;
}
