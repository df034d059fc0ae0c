import { join } from 'node:path';
import type { ListedManifest } from '@console/contract';
import {
  keyIdOf,
  SIGNATURES_FILE,
  type SignedFile,
  shortKeyId,
  signedName,
  unsignedReason,
  verifySignatures,
} from '@console/contract/signatures';
import { claimPlace, signersOf } from '../area-paths';
import { manifestIn } from '../build/built-area';
import { fetchSoon, readIfThere } from '../files';
import { Refusal } from '../refusal';
import { addSignature } from '../signing/sign';
import type { SigningKey } from '../signing/signing-key';
import { mustBeSigned } from './owners';
import { SERVED_FROM } from './served';
import { HOST, HOST_FILES, readConfig, versionFolder } from './site';

/* Signatures are demanded where an area's claim or the host has signers, and everywhere if the operator says so. */

/** The host runs in every page, so no person releases it alone. */
const HOST_OWNERS = 2;

/** As a phrase after the version's name. */
export interface Signed {
  owners: string[];
  reason?: string | undefined;
}

/** A reason, if it may not go live by the claim or by the keys in `config.json`. */
export function areaSigned(site: string, area: Version): Promise<Signed> {
  return folderSigned(site, versionFolder(site, area.name, area.version), area);
}

export async function folderSigned(site: string, folder: string, { name, version }: Version): Promise<Signed> {
  const manifest = await readManifest(folder, 'area.json', `${name} ${version}`);
  return manifestSigned(site, manifest, await signaturesOf(folder));
}

export async function manifestSigned(site: string, content: Buffer, signatures: string | undefined): Promise<Signed> {
  const manifest = manifestIn(content);
  const file = signedFile(manifest, content);
  const signed = await signedAs(site, manifest.name, signatures, [file], 1);
  // By which the host refuses versions.
  const keys = (await readConfig(site))?.areas?.signers;
  if (signed.reason !== undefined || !keys) return signed;
  const reason = await unsignedReason({ manifest }, file.content.buffer, signatures, keys);
  return { ...signed, reason: reason && `${reason}; the host refuses it by areas.signers of config.json` };
}

export async function hostSigned(site: string, version: string): Promise<Signed> {
  const folder = versionFolder(site, HOST, version);
  const text = (await readIfThere(join(folder, SIGNATURES_FILE)))?.toString();
  return signedAs(site, HOST, text, await hostFilesSigned(folder, version), HOST_OWNERS);
}

/**
 * False if this key has signed already.
 * @throws Refusal if no listed signer has the key
 */
export async function signPublished(site: string, name: string, version: string, key: SigningKey): Promise<boolean> {
  await demandKnownKey(name, key);
  const folder = versionFolder(site, name, version);
  if (name !== HOST) return signFolder(folder, name, version, key);
  const manifest = await readManifest(folder, 'host.json', `host ${version}`);
  return addSignature(folder, await hostFilesSigned(folder, version), manifest, key);
}

export async function signFolder(folder: string, name: string, version: string, key: SigningKey): Promise<boolean> {
  const content = await readManifest(folder, 'area.json', `${name} ${version}`);
  const elsewhere = await readIfThere(join(folder, 'address'));
  if (elsewhere)
    throw new Refusal(`${name} ${version} is served by ${elsewhere.toString().trim()}; sign its build there: --dist`);
  return addSignature(folder, [signedFile({ name, version }, content)], content, key);
}

type Version = Pick<ListedManifest, 'name' | 'version'>;

const signedFile = ({ name, version }: Version, content: Buffer) => ({
  name: signedName(name, version),
  content: new Uint8Array(content),
});

async function readManifest(folder: string, file: string, version: string): Promise<Buffer> {
  const content = await readIfThere(join(folder, file));
  if (!content) throw new Refusal(`${version} has not been published`);
  return content;
}

/** Refuses a key whose signature has no effect: another signer's area. */
export async function demandKnownKey(name: string, { publicKey, keyId }: SigningKey): Promise<void> {
  const signers = await signersOf(name);
  const signer = signers.find(({ key }) => key === publicKey);
  const place = await claimPlace(name);
  if (signer?.retired !== undefined) throw new Refusal(`Your key is retired in ${place}: ${signer.retired}`);
  if (signers.length > 0 && !signer)
    throw new Refusal(`Your key ${keyId} is not among the signers in ${place}; add what release key show prints`);
}

/** Owners differ; retired keys do not count. */
async function signedAs(
  site: string,
  name: string,
  text: string | undefined,
  files: readonly SignedFile[],
  count: number,
): Promise<Signed> {
  const signers = await signersOf(name);
  if (signers.length === 0 && !(await mustBeSigned(site))) return { owners: [] };
  const place = await claimPlace(name);
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

/** Where browsers get them: the folder, or the files' server. */
async function signaturesOf(folder: string): Promise<string | undefined> {
  const stored = await readIfThere(join(folder, SIGNATURES_FILE));
  if (stored) return stored.toString();
  const address = (await readIfThere(join(folder, 'address'))) ?? (await readIfThere(join(folder, SERVED_FROM)));
  return address && fetchedSignatures(address.toString().trim());
}

export async function fetchedSignatures(baseUrl: string): Promise<string | undefined> {
  const answer = await fetchSoon(baseUrl + SIGNATURES_FILE).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

async function hostFilesSigned(folder: string, version: string): Promise<SignedFile[]> {
  const files = ['host.json', 'index.html', HOST_FILES].map(async (file) => {
    const content = await readIfThere(join(folder, file));
    return { name: `${HOST}/${version}/${file}`, content: new Uint8Array(content ?? []) };
  });
  return Promise.all(files);
}
