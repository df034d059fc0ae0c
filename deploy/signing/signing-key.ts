import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { keyIdOf } from '@console/contract/signatures';
import { Refusal } from '../refusal';

export interface SigningKey {
  privateKey: KeyObject;
  /** SPKI in base64, as in claims and `config.json`. */
  publicKey: string;
  /** SHA-256 of the public key. */
  keyId: string;
}

/** A PEM text, as pipelines have secrets, or a path. */
export async function signingKey(pemOrPath = process.env.RELEASE_SIGNING_KEY): Promise<SigningKey | undefined> {
  if (!pemOrPath) return undefined;
  return pemOrPath.includes('-----BEGIN') ? keyOf(pemOrPath, 'RELEASE_SIGNING_KEY') : readKey(resolve(pemOrPath));
}

/** Refuses a file that other accounts can read. */
export async function readKey(path: string): Promise<SigningKey> {
  const pem = await readFile(path, 'utf8').catch(() => {
    throw new Refusal(`The signing key ${path} cannot be read`);
  });
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new Refusal(`The signing key ${path} can be read by other accounts: chmod 600 ${path}`);
  return keyOf(pem, path);
}

/** Outside repositories, for its owner only. */
export async function makeKey(path: string): Promise<SigningKey> {
  if (existsSync(path)) throw new Refusal(`${path} exists already; a key is never replaced`);
  const repository = repositoryAround(path);
  if (repository) throw new Refusal(`${path} is in the repository ${repository}: a private key must not be committed`);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const passphrase = process.env.RELEASE_SIGNING_PASSPHRASE;
  const encrypted = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {};
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem', ...encrypted });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, pem, { mode: 0o600, flag: 'wx' });
  return withIds(privateKey);
}

async function keyOf(pem: string, place: string): Promise<SigningKey> {
  const passphrase = process.env.RELEASE_SIGNING_PASSPHRASE;
  if (pem.includes('BEGIN ENCRYPTED') && !passphrase)
    throw new Refusal(`The signing key ${place} is encrypted: RELEASE_SIGNING_PASSPHRASE has to have its passphrase`);
  const privateKey = privateKeyIn(pem, passphrase);
  if (privateKey?.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Refusal(`The signing key ${place} is no private key of P-256, or its passphrase is another one`);
  return withIds(privateKey);
}

function privateKeyIn(pem: string, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key: pem, ...(passphrase ? { passphrase } : {}) });
  } catch {
    return undefined;
  }
}

async function withIds(privateKey: KeyObject): Promise<SigningKey> {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, publicKey, keyId: await keyIdOf(publicKey) };
}

function repositoryAround(path: string): string | undefined {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, '.git'))) return folder;
  return undefined;
}
