import { isSecretKept, type SecretAddresses } from '@console/api';

type Fields = Readonly<Record<string, unknown>>;

/** What a save leaves a setting's secrets as. Every save of a secret, and every test of one, goes through here. */
export interface SecretSave {
  /** Of `@console/api`: which fields each secret goes to. A secret that is not among them is a programming error. */
  addresses: SecretAddresses;
  /** All fields that were sent, secrets too. An empty secret, or one that is no text, is not a new one. */
  sent: Fields;
  /** All fields as they are stored, secrets too; undefined for a new setting. */
  stored: Fields | undefined;
}

/** The secrets as they are stored from now on: the new one, else the stored one where its address is unchanged, else ''. */
export function secretsAfter<Name extends string>(
  { addresses, sent, stored }: SecretSave,
  ...names: readonly Name[]
): Record<Name, string> {
  const after = names.map((name) => {
    const address = addresses[name];
    if (!address) throw new Error(`No address is declared for the secret '${name}'`);
    const given = sent[name];
    if (typeof given === 'string' && given.trim() !== '') return [name, given];
    const unchanged = stored && isSecretKept(address, stored, sent) ? stored[name] : undefined;
    return [name, typeof unchanged === 'string' ? unchanged : ''];
  });
  return Object.fromEntries(after) as Record<Name, string>;
}
