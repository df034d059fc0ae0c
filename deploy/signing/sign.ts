import { createHash, sign as signBytes } from 'node:crypto';
import { join } from 'node:path';
import { provenanceIn } from '@console/build/records';
import type { Provenance } from '@console/contract/releases';
import {
  SIGNATURE_TYPES,
  SIGNATURES_FILE,
  type SignedFile,
  signedBytes,
  verifySignatures,
} from '@console/contract/signatures';
import { readIfThere, replaceFile } from '../files';
import type { SigningKey } from './signing-key';

/** Gives our statements' parameters their meaning. */
const BUILD_TYPE = 'urn:console:build:1';

/** Sigstore's format for keys without a certificate. */
export interface Bundle {
  mediaType: string;
  verificationMaterial: { publicKey: { hint: string } };
  dsseEnvelope: { payload: string; payloadType: string; signatures: { keyid: string; sig: string }[] };
}

/**
 * False if the key has signed already.
 * @param manifest signed, with the build's provenance
 */
export async function addSignature(
  folder: string,
  files: readonly SignedFile[],
  manifest: Buffer,
  key: SigningKey,
): Promise<boolean> {
  const path = join(folder, SIGNATURES_FILE);
  const text = (await readIfThere(path))?.toString();
  const { keys } = await verifySignatures(text, files, [key.publicKey]);
  if (keys.length > 0) return false;
  const otherBundles = (JSON.parse(text ?? '[]') as Bundle[]).filter(({ dsseEnvelope }) =>
    isFor(files, dsseEnvelope.payload),
  );
  const bundles = [...otherBundles, signedBundle(files, provenanceIn(manifest), key)];
  await replaceFile(path, `${JSON.stringify(bundles)}\n`);
  return true;
}

export function signedBundle(files: readonly SignedFile[], built: Provenance | undefined, key: SigningKey): Bundle {
  const payload = Buffer.from(JSON.stringify(statementOf(files, built)));
  const signature = signBytes('sha256', signedBytes(new Uint8Array(payload)), key.privateKey);
  return {
    mediaType: SIGNATURE_TYPES.bundle,
    verificationMaterial: { publicKey: { hint: key.keyId } },
    dsseEnvelope: {
      payload: payload.toString('base64'),
      payloadType: SIGNATURE_TYPES.payload,
      signatures: [{ keyid: key.keyId, sig: signature.toString('base64') }],
    },
  };
}

/** In-toto, with SLSA provenance. */
function statementOf(files: readonly SignedFile[], built: Provenance | undefined) {
  const { commit, repository, uncommitted, types, by, at, tools } = built ?? {};
  const source = {
    ...(repository ? { uri: `git+${repository}` } : {}),
    ...(commit ? { digest: { gitCommit: commit } } : {}),
  };
  return {
    _type: SIGNATURE_TYPES.statement,
    subject: subjectOf(files),
    predicateType: SIGNATURE_TYPES.predicate,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { uncommitted: uncommitted ?? [], types: types ?? 'unchecked' },
        resolvedDependencies: commit || repository ? [source] : [],
      },
      runDetails: {
        builder: { id: `urn:console:account:${encodeURIComponent(by ?? 'unknown')}`, version: tools ?? {} },
        metadata: at ? { finishedOn: at } : {},
      },
    },
  };
}

function subjectOf(files: readonly SignedFile[]) {
  return files.map(({ name, content }) => ({
    name,
    digest: { sha256: createHash('sha256').update(content).digest('hex') },
  }));
}

/** False for an earlier build in the folder. */
function isFor(files: readonly SignedFile[], payload: string): boolean {
  const { subject } = JSON.parse(Buffer.from(payload, 'base64').toString()) as { subject: unknown };
  return JSON.stringify(subject) === JSON.stringify(subjectOf(files));
}
