import { execFileSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURES_FILE, verifySignatures } from '@console/contract/signatures';
import { bundleFromJSON } from '@sigstore/bundle';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { addSignature, type Bundle, signedBundle } from './sign';
import { makeKey, readKey, type SigningKey, signingKey } from './signing-key';

const MANIFEST = Buffer.from('{"name":"team","built":{"commit":"0c9e1f2","by":"ola","at":"2026-01-01T00:00:00.000Z"}}');
const FILES = [{ name: 'team/1.0.0/area.json', content: new Uint8Array(MANIFEST) }];
const BUILT = {
  commit: '0c9e1f2',
  repository: 'https://git.example/console',
  by: 'ola',
  at: '2026-01-01T00:00:00.000Z',
};

let folder: string;
let key: SigningKey;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  key = await makeKey(join(folder, 'kari.pem'));
});
afterEach(async () => {
  delete process.env.RELEASE_SIGNING_PASSPHRASE;
  await rm(folder, { recursive: true });
});

test('Q78 openssl and Node verify a signature by themselves, and the statement has the provenance', async () => {
  const { dsseEnvelope } = signedBundle(FILES, BUILT, key);
  const payload = Buffer.from(dsseEnvelope.payload, 'base64');
  const type = 'application/vnd.in-toto+json';
  const signed = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload]);
  const signature = Buffer.from(dsseEnvelope.signatures[0]?.sig ?? '', 'base64');
  const spki = { key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' } as const;
  expect(verify('sha256', signed, createPublicKey(spki), signature)).toBe(true);

  await writeFile(join(folder, 'signed'), signed);
  await writeFile(join(folder, 'signature'), signature);
  execFileSync('openssl', ['pkey', '-in', 'kari.pem', '-pubout', '-out', 'kari.pub'], { cwd: folder });
  const args = ['dgst', '-sha256', '-verify', 'kari.pub', '-signature', 'signature', 'signed'];
  expect(execFileSync('openssl', args, { cwd: folder }).toString()).toBe('Verified OK\n');

  expect(JSON.parse(payload.toString())).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'team/1.0.0/area.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [{ uri: 'git+https://git.example/console', digest: { gitCommit: '0c9e1f2' } }],
      },
      runDetails: { builder: { id: 'urn:console:account:ola' }, metadata: { finishedOn: BUILT.at } },
    },
  });
});

test('Q78 Sigstore’s own library verifies a bundle with the public key, and refuses it with another key', async () => {
  const bundle = bundleFromJSON(JSON.parse(JSON.stringify(signedBundle(FILES, BUILT, key))));
  const trust = (publicKey: string) => {
    const pem = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const root = { mediaType: '', tlogs: [], ctlogs: [], certificateAuthorities: [], timestampAuthorities: [] };
    return toTrustMaterial(root, () => ({ publicKey: pem, validFor: () => true }));
  };
  const offline = { tlogThreshold: 0, ctlogThreshold: 0, timestampThreshold: 0 };
  const { publicKey: another } = await makeKey(join(folder, 'ola.pem'));
  expect(() => new Verifier(trust(key.publicKey), offline).verify(toSignedEntity(bundle))).not.toThrow();
  expect(() => new Verifier(trust(another), offline).verify(toSignedEntity(bundle))).toThrow('signature');
});

function changed(bundle: Bundle, from: string, to: string): Bundle {
  const payload = Buffer.from(bundle.dsseEnvelope.payload, 'base64').toString().replace(from, to);
  return { ...bundle, dsseEnvelope: { ...bundle.dsseEnvelope, payload: Buffer.from(payload).toString('base64') } };
}

test('Q78 each way to be unsigned has its words', async () => {
  const bundle = signedBundle(FILES, BUILT, key);
  const ola = await makeKey(join(folder, 'ola.pem'));
  const reasonOf = async (bundles: unknown, files = FILES) =>
    (await verifySignatures(JSON.stringify(bundles), files, [key.publicKey])).reason;
  const short = key.keyId.slice(0, 12);

  expect(await reasonOf([bundle])).toBeUndefined();
  expect((await verifySignatures(undefined, FILES, [key.publicKey])).reason).toBe('is not signed');
  expect(await reasonOf({})).toBe('has a signatures.json that cannot be read');
  expect(await reasonOf([signedBundle(FILES, BUILT, ola)])).toBe(
    `is signed with the key ${ola.keyId.slice(0, 12)}, which is no key of its owners`,
  );
  expect(await reasonOf([changed(bundle, '0c9e1f2', '0c9e1f3')])).toBe(
    `has a signature of the key ${short} that is not valid`,
  );
  const tampered = [{ name: 'team/1.0.0/area.json', content: new Uint8Array(Buffer.from('{}')) }];
  expect(await reasonOf([bundle], tampered)).toBe('is not what was signed: team/1.0.0/area.json has other content');
  const other = [{ name: 'team/2.0.0/area.json', content: new Uint8Array(MANIFEST) }];
  expect(await reasonOf([bundle], other)).toBe('has the signature of team/1.0.0/area.json, not one of its own');
});

test('Q78 a signature is verified whatever the length of its two numbers in DER', async () => {
  for (let count = 0; count < 300; count++) {
    const text = JSON.stringify([signedBundle(FILES, BUILT, key)]);
    expect((await verifySignatures(text, FILES, [key.publicKey])).reason).toBeUndefined();
  }
});

test('Q78 a second signature is added, the same one is not, and those of an earlier build are dropped', async () => {
  const ola = await makeKey(join(folder, 'ola.pem'));
  const count = async () => (JSON.parse(await readFile(join(folder, SIGNATURES_FILE), 'utf8')) as Bundle[]).length;
  expect(await addSignature(folder, FILES, MANIFEST, key)).toBe(true);
  expect(await addSignature(folder, FILES, MANIFEST, key)).toBe(false);
  expect(await addSignature(folder, FILES, MANIFEST, ola)).toBe(true);
  expect(await count()).toBe(2);
  const rebuilt = Buffer.from('{"name":"team"}');
  const files = [{ name: 'team/1.0.0/area.json', content: new Uint8Array(rebuilt) }];
  expect(await addSignature(folder, files, rebuilt, key)).toBe(true);
  expect(await count()).toBe(1);
});

test('Q78 a private key is for its owner only, is never in a repository, and may have a passphrase', async () => {
  const path = join(folder, 'kari.pem');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await signingKey(path))?.keyId).toBe(key.keyId);
  expect((await signingKey(await readFile(path, 'utf8')))?.keyId).toBe(key.keyId);
  expect(await signingKey('')).toBeUndefined();
  await expect(makeKey(path)).rejects.toThrow('exists already');
  await mkdir(join(folder, 'checkout/.git'), { recursive: true });
  await expect(makeKey(join(folder, 'checkout/deploy/key.pem'))).rejects.toThrow('must not be committed');
  await chmod(path, 0o644);
  await expect(readKey(path)).rejects.toThrow('can be read by other accounts: chmod 600');

  process.env.RELEASE_SIGNING_PASSPHRASE = 'hemmelig';
  const { keyId } = await makeKey(join(folder, 'safe.pem'));
  expect((await readKey(join(folder, 'safe.pem'))).keyId).toBe(keyId);
  process.env.RELEASE_SIGNING_PASSPHRASE = 'gjettet';
  await expect(readKey(join(folder, 'safe.pem'))).rejects.toThrow('its passphrase is another one');
  delete process.env.RELEASE_SIGNING_PASSPHRASE;
  await expect(readKey(join(folder, 'safe.pem'))).rejects.toThrow('RELEASE_SIGNING_PASSPHRASE has to have');
});
