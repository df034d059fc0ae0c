import { keyIdOf, type SignedFile, shortKeyId, verifySignatures } from '@console/contract/signatures';
import type { Signer } from '../area-paths';

/** From different owners. */
export interface Demand {
  signers: readonly Signer[];
  owners: number;
  place: string;
}

/** As a phrase after the version's name. */
export interface Signed {
  owners: string[];
  reason?: string | undefined;
}

/** Retired keys do not count. */
export async function signedBy(
  text: string | undefined,
  files: readonly SignedFile[],
  { signers, owners: count, place }: Demand,
): Promise<Signed> {
  const current = signers.filter(({ retired }) => retired === undefined);
  const { keys, reason } = await verifySignatures(
    text,
    files,
    signers.map(({ key }) => key),
  );
  const owners = [...new Set(current.filter(({ key }) => keys.includes(key)).map(({ owner }) => owner))];
  if (owners.length >= count) return { owners };
  const possible = [...new Set(current.map(({ owner }) => owner))];
  if (possible.length < count)
    return { owners, reason: `needs ${signersText(count)}; ${place} has ${namesText(possible)}` };
  if (owners.length > 0)
    return {
      owners,
      reason: `is signed by ${namesText(owners)} only; it needs ${signersText(count)} of ${namesText(possible)}`,
    };
  const retired = signers.find(({ key, retired: since }) => since !== undefined && keys.includes(key));
  if (retired) {
    const id = shortKeyId(await keyIdOf(retired.key));
    return { owners, reason: `is signed with the key ${id} of ${retired.owner}, which is retired: ${retired.retired}` };
  }
  return { owners, reason: `${reason}; ${place} has ${namesText(possible)}` };
}

function signersText(count: number): string {
  return count === 1 ? 'a signature of an owner' : `signatures of ${count} owners`;
}

function namesText(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'no signer';
}
