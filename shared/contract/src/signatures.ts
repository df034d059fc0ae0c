import { ownValue, z } from '@console/schema';
import { type AreaManifest, type AreaRelease, areaManifestSchema, type ListedManifest } from './manifest';

/*
 * `signatures.json` beside a manifest: Sigstore bundles, a DSSE envelope with in-toto statement and SLSA provenance,
 * ECDSA P-256. Verified by WebCrypto in host and release tool; a separate door, outside the first load.
 */

export const SIGNATURES_FILE = 'signatures.json';

export const SIGNATURE_TYPES = {
  bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
  payload: 'application/vnd.in-toto+json',
  statement: 'https://in-toto.io/Statement/v1',
  predicate: 'https://slsa.dev/provenance/v1',
} as const;

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

const bundleSchema = z.object({
  dsseEnvelope: z.object({
    payload: base64,
    payloadType: z.literal(SIGNATURE_TYPES.payload),
    signatures: z.array(z.object({ keyid: z.string(), sig: base64 })).check(z.minLength(1), z.maxLength(1)),
  }),
});

const statementSchema = z.object({
  _type: z.literal(SIGNATURE_TYPES.statement),
  predicateType: z.literal(SIGNATURE_TYPES.predicate),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
});

/** `billing/1.4.0-3fa9c1d/area.json` */
export interface SignedFile {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

export interface Verification {
  /** Lists given keys that signed exactly these files. */
  keys: string[];
  /** A phrase that follows the version's name. */
  reason?: string | undefined;
}

export const signedName = (area: string, version: string): string => `${area}/${version}/area.json`;

/** SHA-256 of SPKI in lower-case hex, as by `openssl`. */
export const keyIdOf = (key: string): Promise<string> => sha256(bytesOf(key));

export const shortKeyId = (keyId: string): string => keyId.slice(0, 12);

/** DSSE pre-authentication encoding. */
export function signedBytes(payload: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const type = SIGNATURE_TYPES.payload;
  const head = new TextEncoder().encode(`DSSEv1 ${type.length} ${type} ${payload.length} `);
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  return bytes;
}

/**
 * A bad signature becomes a reason.
 * @param text `signatures.json`, if any
 * @param keys SPKI, base64
 */
export async function verifySignatures(
  text: string | undefined,
  files: readonly SignedFile[],
  keys: readonly string[],
): Promise<Verification> {
  if (text === undefined) return { keys: [], reason: 'is not signed' };
  const bundles = z.array(bundleSchema).safeParse(parsed(text)).data;
  if (!bundles?.length) return { keys: [], reason: `has a ${SIGNATURES_FILE} that cannot be read` };
  const byId = new Map(await Promise.all(keys.map(async (key) => [await keyIdOf(key), key] as const)));
  const digests = await Promise.all(files.map(async ({ name, content }) => [name, await sha256(content)] as const));
  const valid = new Set<string>();
  const reasons: string[] = [];
  for (const { dsseEnvelope: envelope } of bundles) {
    const [{ keyid, sig } = { keyid: '', sig: '' }] = envelope.signatures;
    const key = byId.get(keyid);
    const payload = bytesOf(envelope.payload);
    const reason = !key
      ? `is signed with the key ${shortKeyId(keyid)}, which is no key of its owners`
      : !(await isSignature(key, bytesOf(sig), signedBytes(payload)))
        ? `has a signature of the key ${shortKeyId(keyid)} that is not valid`
        : statementReason(payload, new Map(digests));
    if (reason === undefined && key) valid.add(key);
    else if (reason !== undefined) reasons.push(reason);
  }
  return valid.size > 0 ? { keys: [...valid] } : { keys: [], reason: reasons[0] };
}

/**
 * Unsigned by the area's keys, or different from the registry, whose paths and gates were used. Undefined = may run.
 * @param keys by area, from `config.json`
 */
export async function unsignedReason(
  { manifest }: Pick<AreaRelease, 'manifest'>,
  content: ArrayBuffer,
  signatures: string | undefined,
  keys: Readonly<Record<string, readonly string[]>>,
): Promise<string | undefined> {
  if (!globalThis.crypto.subtle) return 'cannot be checked for signatures, because this page was not loaded by HTTPS';
  const { name, version } = manifest;
  const signerKeys = ownValue(keys, name) ?? [];
  if (signerKeys.length === 0) return 'belongs to an area without signers in this installation';
  const file = { name: signedName(name, version), content: new Uint8Array(content) };
  const { reason } = await verifySignatures(signatures, [file], signerKeys);
  return reason ?? listingReason(manifest, parsed(new TextDecoder().decode(content)));
}

function listingReason(listed: ListedManifest, value: unknown): string | undefined {
  const manifest = areaManifestSchema.safeParse(value).data;
  const isSame = manifest && essence(listed) === essence(manifest);
  return isSame ? undefined : 'has other pages or gates in the registry than in its signed manifest';
}

/** These fields decide what runs, and who opens a page. */
function essence({ name, version, container, pages, slots }: ListedManifest | AreaManifest): string {
  const opened = Object.entries(pages).map(([key, { path, parent, requires, outside }]) => [
    key,
    path,
    parent,
    requires,
    outside,
  ]);
  const slotRights = Object.entries(slots).map(([key, { slot, requires }]) => [key, slot, requires]);
  return JSON.stringify([name, version, container, opened, slotRights]);
}

function statementReason(payload: Uint8Array<ArrayBuffer>, digests: ReadonlyMap<string, string>): string | undefined {
  const statement = statementSchema.safeParse(parsed(new TextDecoder().decode(payload))).data;
  if (!statement) return 'has a signature of something that is not the provenance of a version';
  const { subject } = statement;
  const isOwn = subject.length === digests.size && subject.every(({ name }) => digests.has(name));
  if (!isOwn) return `has the signature of ${subject.map(({ name }) => name).join(', ')}, not one of its own`;
  const changed = subject.find(({ name, digest }) => digests.get(name) !== digest.sha256);
  return changed && `is not what was signed: ${changed.name} has other content`;
}

async function isSignature(
  key: string,
  signature: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const publicKey = await subtle.importKey('spki', bytesOf(key), algorithm, false, ['verify']);
    const raw = rawSignature(signature);
    return raw !== undefined && (await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, raw, content));
  } catch {
    return false;
  }
}

/** WebCrypto wants 32 bytes each, bundles have DER. Undefined for anything else. */
function rawSignature(der: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    const digits = number[0] === 0 ? number.subarray(1) : number;
    if (der[at] !== 2 || number.length !== length || digits.length > 32) return undefined;
    raw.set(digits, end - digits.length);
    at += 2 + length;
  }
  return der[0] === 0x30 && at === der.length ? raw : undefined;
}

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
