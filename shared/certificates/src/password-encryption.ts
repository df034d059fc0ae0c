import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { MacData } from '@peculiar/asn1-pfx';
import { AsnConvert, AsnProp, AsnPropTypes, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import forge from 'node-forge/lib/forge.js';
import 'node-forge/lib/aes.js';
import 'node-forge/lib/des.js';
import 'node-forge/lib/rc2.js';
import type { CertificateProblem } from './certificate-problems';

export class CertificateError extends Error {
  readonly problem: CertificateProblem;

  constructor(problem: CertificateProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A password in the encoding of each scheme. */
export interface Password {
  /** UTF-16 with a final zero, for PKCS #12. */
  wide: Uint8Array;
  /** UTF-8: PKCS #5. */
  utf8: Uint8Array;
}

/** A file that asks for more would occupy the reader for minutes. */
const MOST_ITERATIONS = 5_000_000;

const HASHES = new Map([
  ['1.3.14.3.2.26', sha1],
  ['2.16.840.1.101.3.4.2.4', sha224],
  ['2.16.840.1.101.3.4.2.1', sha256],
  ['2.16.840.1.101.3.4.2.2', sha384],
  ['2.16.840.1.101.3.4.2.3', sha512],
]);
type Hash = typeof sha256 | typeof sha1 | typeof sha512;

/** Web Crypto's names of the hashes. */
const PBKDF2_HASHES = new Map([
  ['1.2.840.113549.2.7', 'SHA-1'],
  ['1.2.840.113549.2.9', 'SHA-256'],
  ['1.2.840.113549.2.10', 'SHA-384'],
  ['1.2.840.113549.2.11', 'SHA-512'],
]);

interface Cipher {
  name: 'AES-CBC' | '3DES-CBC' | 'RC2-CBC';
  /** In bytes. */
  keyLength: number;
}

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const PBES2_CIPHERS = new Map<string, Cipher>([
  ['2.16.840.1.101.3.4.1.2', { name: 'AES-CBC', keyLength: 16 }],
  ['2.16.840.1.101.3.4.1.22', { name: 'AES-CBC', keyLength: 24 }],
  ['2.16.840.1.101.3.4.1.42', { name: 'AES-CBC', keyLength: 32 }],
  ['1.2.840.113549.3.7', { name: '3DES-CBC', keyLength: 24 }],
]);
/** Ciphers of Windows and older tools; Web Crypto has none. */
const PKCS12_CIPHERS = new Map<string, Cipher>([
  ['1.2.840.113549.1.12.1.3', { name: '3DES-CBC', keyLength: 24 }],
  ['1.2.840.113549.1.12.1.4', { name: '3DES-CBC', keyLength: 16 }],
  ['1.2.840.113549.1.12.1.5', { name: 'RC2-CBC', keyLength: 16 }],
  ['1.2.840.113549.1.12.1.6', { name: 'RC2-CBC', keyLength: 5 }],
]);

/** The first argument of PKCS #12's derivation: what the bytes are for. */
const PURPOSE = { key: 1, iv: 2, mac: 3 } as const;

class Pkcs12Parameters {
  salt = new OctetString();
  iterations = 1;
}
sequence(Pkcs12Parameters, {
  salt: { type: OctetString },
  iterations: { type: AsnPropTypes.Integer },
});

class Pbes2Parameters {
  derivation = new AlgorithmIdentifier();
  encryption = new AlgorithmIdentifier();
}
sequence(Pbes2Parameters, { derivation: { type: AlgorithmIdentifier }, encryption: { type: AlgorithmIdentifier } });

class Pbkdf2Parameters {
  salt = new OctetString();
  iterations = 1;
  keyLength?: number;
  hash = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.2.7' });
}
sequence(Pbkdf2Parameters, {
  salt: { type: OctetString },
  iterations: { type: AsnPropTypes.Integer },
  keyLength: { type: AsnPropTypes.Integer, optional: true },
  hash: { type: AlgorithmIdentifier, optional: true },
});

/** Declares the parts of an ASN.1 sequence, in their order. */
export function sequence<T extends object>(
  type: new () => T,
  parts: { [Part in keyof T]-?: Parameters<typeof AsnProp>[0] },
): void {
  AsnType({ type: AsnTypeTypes.Sequence })(type);
  for (const [name, options] of Object.entries<Parameters<typeof AsnProp>[0]>(parts))
    AsnProp(options)(type.prototype, name);
}

/**
 * The encodings that programs use. Keyboards compose letters outside of ASCII or not; OpenSSL before 1.1 made a character
 * of each UTF-8 byte.
 */
export function passwordForms(password: string): Password[] {
  const texts = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  const composed = new TextEncoder().encode(password.normalize('NFC'));
  return [
    ...[...texts].map((text) => ({ wide: wideOf(text), utf8: new TextEncoder().encode(text) })),
    ...(composed.length > password.length ? [{ wide: wideOf(String.fromCharCode(...composed)), utf8: composed }] : []),
  ];
}

/** UTF-16, big endian, with a zero at its end. */
function wideOf(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at));
  return new Uint8Array(view.buffer);
}

/** Whether the content has this MAC, so the password is right and nothing was changed. */
export function hasMac({ mac, macSalt, iterations }: MacData, content: Uint8Array, { wide }: Password): boolean {
  const hash = demand(HASHES.get(mac.digestAlgorithm.algorithm));
  const key = derive(hash, {
    password: wide,
    salt: contentOf(macSalt),
    purpose: 'mac',
    iterations,
    length: hash.outputLen,
  });
  const expected = contentOf(mac.digest);
  return hmac(hash, key, content).every((byte, at) => byte === expected[at]);
}

/** Decrypts by PKCS #12's own scheme or by PBES2. */
export async function decrypt(
  { algorithm, parameters }: AlgorithmIdentifier,
  data: Uint8Array,
  password: Password,
): Promise<Uint8Array> {
  const encoded = demand(parameters);
  if (algorithm === PBES2) return decryptPbes2(AsnConvert.parse(encoded, Pbes2Parameters), data, password);
  const { name, keyLength } = demand(PKCS12_CIPHERS.get(algorithm));
  const { salt, iterations } = AsnConvert.parse(encoded, Pkcs12Parameters);
  const from = { password: password.wide, salt: contentOf(salt), iterations };
  const key = derive(sha1, { ...from, purpose: 'key', length: keyLength });
  const iv = derive(sha1, { ...from, purpose: 'iv', length: 8 });
  return decipher(name, key, iv, data);
}

async function decryptPbes2({ derivation, encryption }: Pbes2Parameters, data: Uint8Array, { utf8 }: Password) {
  if (derivation.algorithm !== PBKDF2) throw new CertificateError('unsupported');
  const { name, keyLength } = demand(PBES2_CIPHERS.get(encryption.algorithm));
  const { salt, iterations, hash } = AsnConvert.parse(demand(derivation.parameters), Pbkdf2Parameters);
  const password = await crypto.subtle.importKey('raw', utf8 as BufferSource, 'PBKDF2', false, ['deriveBits']);
  const parameters = {
    name: 'PBKDF2',
    hash: demand(PBKDF2_HASHES.get(hash.algorithm)),
    salt: salt.buffer,
    iterations: limited(iterations),
  };
  const key = await crypto.subtle.deriveBits(parameters, password, keyLength * 8);
  const iv = AsnConvert.parse(demand(encryption.parameters), OctetString);
  return decipher(name, new Uint8Array(key), contentOf(iv), data);
}

function decipher(name: Cipher['name'], key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  const decryption = decryptionOf(name, key, binaryOf(iv));
  decryption.update(forge.util.createBuffer(binaryOf(data)));
  if (!decryption.finish()) throw new CertificateError('wrongPassword');
  return bytesOf(decryption.output.getBytes());
}

function decryptionOf(name: Cipher['name'], key: Uint8Array, iv: string) {
  if (name === 'RC2-CBC') {
    const decryption = forge.rc2.createDecryptionCipher(binaryOf(key), key.length * 8);
    decryption.start(iv);
    return decryption;
  }
  // With two DES keys, the first serves as the third.
  const whole = name === '3DES-CBC' && key.length === 16 ? new Uint8Array([...key, ...key.subarray(0, 8)]) : key;
  const decryption = forge.cipher.createDecipher(name, binaryOf(whole));
  decryption.start({ iv });
  return decryption;
}

/** The library takes a character for each byte. */
const binaryOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
export const bytesOf = (binary: string): Uint8Array => Uint8Array.from(binary, (letter) => letter.charCodeAt(0));

interface Derivation {
  password: Uint8Array;
  salt: Uint8Array;
  purpose: keyof typeof PURPOSE;
  iterations: number;
  length: number;
}

/** RFC 7292, appendix B.2. */
function derive(hash: Hash, { password, salt, purpose, iterations, length }: Derivation): Uint8Array {
  const { blockLen } = hash;
  const rounds = limited(iterations);
  const diversifier = new Uint8Array(blockLen).fill(PURPOSE[purpose]);
  const input = new Uint8Array([...repeated(salt, blockLen), ...repeated(password, blockLen)]);
  const derived: number[] = [];
  for (;;) {
    let bytes: Uint8Array = hash(new Uint8Array([...diversifier, ...input]));
    for (let round = 1; round < rounds; round += 1) bytes = hash(bytes);
    derived.push(...bytes);
    if (derived.length >= length) return new Uint8Array(derived.slice(0, length));
    for (let start = 0; start < input.length; start += blockLen) {
      let carry = 1;
      for (let at = blockLen - 1; at >= 0; at -= 1) {
        carry += (input[start + at] ?? 0) + (bytes[at % bytes.length] ?? 0);
        input[start + at] = carry & 0xff;
        carry >>= 8;
      }
    }
  }
}

/** The bytes, repeated up to the next multiple of the block. */
function repeated(bytes: Uint8Array, blockLen: number): Uint8Array {
  const length = Math.ceil(bytes.length / blockLen) * blockLen;
  return Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0);
}

function limited(iterations: number): number {
  if (iterations > MOST_ITERATIONS) throw new CertificateError('unsupported');
  return iterations;
}

const contentOf = ({ buffer }: OctetString) => new Uint8Array(buffer);

function demand<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new CertificateError('unsupported');
  return value;
}
