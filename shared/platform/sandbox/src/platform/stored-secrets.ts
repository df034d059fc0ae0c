import { isSecretRetained, type SecretAddresses } from '@console/api';

type Fields = Readonly<Record<string, unknown>>;

/** Decides which secrets a save or test uses. */
export interface SecretSave {
  /** `@console/api` lists these; a secret without an entry is a programming error. */
  addresses: SecretAddresses;
  /** Secrets included. An empty or non-text secret is not new. */
  sent: Fields;
  /** Undefined means a new setting. */
  stored: Fields | undefined;
}

/** The new secret, else the stored secret for the same address, else ''. */
export function secretsAfter<Name extends string>(
  { addresses, sent, stored }: SecretSave,
  ...names: readonly Name[]
): Record<Name, string> {
  const after = names.map((name) => {
    const address = addresses[name];
    if (!address) throw new Error(`No address is declared for the secret '${name}'`);
    const secret = sent[name];
    if (typeof secret === 'string' && secret !== '') return [name, secret];
    const unchanged = stored && isSecretRetained(address, stored, sent) ? stored[name] : undefined;
    return [name, typeof unchanged === 'string' ? unchanged : ''];
  });
  return Object.fromEntries(after) as Record<Name, string>;
}
