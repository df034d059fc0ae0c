import { sha256 } from '@noble/hashes/sha2.js';
import { EncryptedContentInfo, id_data, id_encryptedData } from '@peculiar/asn1-cms';
import { ECPrivateKey, id_ecPublicKey } from '@peculiar/asn1-ecc';
import {
  AuthenticatedSafe,
  CertBag,
  id_certBag,
  id_keyBag,
  id_pkcs8ShroudedKeyBag,
  id_SafeContents,
  type MacData,
  PFX,
  type SafeBag,
  SafeContents,
} from '@peculiar/asn1-pfx';
import { EncryptedPrivateKeyInfo, PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { id_RSASSA_PSS, id_rsaEncryption, RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa';
import { AsnConvert, AsnPropTypes } from '@peculiar/asn1-schema';
import {
  type GeneralName,
  id_ce_subjectAltName,
  type Name,
  SubjectAlternativeName,
  Certificate as X509,
} from '@peculiar/asn1-x509';
import { fromBER, OctetString } from 'asn1js';
import type { CertificateProblem } from './certificate-problems';
import {
  bytesOf,
  CertificateError,
  decrypt,
  hasMac,
  type Password,
  passwordForms,
  sequence,
} from './password-encryption';

export type { CertificateProblem } from './certificate-problems';

export interface Certificate {
  subject: string;
  issuer: string;
  validFrom: Date;
  validTo: Date;
  /** SHA-256, two digits a byte. */
  fingerprint: string;
}

/** The certificate of a private key. */
export interface SigningCertificate {
  own: Certificate;
  /** Issuer first, then that certificate's issuer. */
  chain: Certificate[];
  /** PKCS #8. */
  privateKey: Uint8Array;
}

class EncryptedData {
  version = 0;
  content = new EncryptedContentInfo();
}
sequence(EncryptedData, { version: { type: AsnPropTypes.Integer }, content: { type: EncryptedContentInfo } });

const LOCAL_KEY_ID = '1.2.840.113549.1.9.21';
const [COMMON_NAME, ORGANIZATION, COUNTRY] = ['2.5.4.3', '2.5.4.10', '2.5.4.6'] as const;

/** Opens a .pfx file, given in base64. */
export async function readCertificate(
  base64: string,
  password: string,
): Promise<SigningCertificate | CertificateProblem> {
  try {
    const { authSafe, macData } = parsePfx(bytesOf(atob(base64)));
    if (authSafe.contentType !== id_data) return 'unsupported';
    const content = octets(authSafe.content);
    for (const form of passwordForms(password)) {
      if (isGiven(macData) && !hasMac(macData, content, form)) continue;
      const bags = await readBags(content, form).catch(problemOf);
      // Without a MAC, only wrong padding reveals a wrong password.
      if (bags === 'wrongPassword') continue;
      return typeof bags === 'string' ? bags : signingCertificate(bags);
    }
    return 'wrongPassword';
  } catch (error) {
    return problemOf(error);
  }
}

const problemOf = (error: unknown): CertificateProblem =>
  error instanceof CertificateError ? error.problem : 'damaged';

/** The library's class stands for a MAC that the file lacks, too. */
const isGiven = ({ mac }: MacData) => mac.digestAlgorithm.algorithm !== '';

function parsePfx(file: Uint8Array): PFX {
  if (file[0] !== 0x30) throw new CertificateError('notPfx');
  try {
    return AsnConvert.parse(file, PFX);
  } catch {
    throw new CertificateError(isCertificate(file) ? 'noKey' : 'damaged');
  }
}

function isCertificate(file: Uint8Array): boolean {
  try {
    return AsnConvert.parse(file, X509).tbsCertificate.subject.length > 0;
  } catch {
    return false;
  }
}

interface OpenBag {
  /** The DER of a certificate or a private key. */
  der: Uint8Array;
  localKeyId: string | undefined;
}

interface OpenBags {
  certificates: (OpenBag & { x509: X509 })[];
  keys: OpenBag[];
}

async function readBags(content: Uint8Array, password: Password): Promise<OpenBags> {
  const bags: OpenBags = { certificates: [], keys: [] };
  for (const { contentType, content: part } of AsnConvert.parse(content, AuthenticatedSafe)) {
    if (contentType === id_data) await addBags(bags, octets(part), password);
    else if (contentType === id_encryptedData) await addBags(bags, await decryptContent(part, password), password);
    else throw new CertificateError('unsupported');
  }
  return bags;
}

async function decryptContent(part: ArrayBuffer, password: Password): Promise<Uint8Array> {
  const { contentEncryptionAlgorithm, encryptedContent } = AsnConvert.parse(part, EncryptedData).content;
  const parts = encryptedContent?.value ? [encryptedContent.value] : (encryptedContent?.constructedValue ?? []);
  const data = new Uint8Array(parts.flatMap(({ buffer }) => [...new Uint8Array(buffer)]));
  return decrypt(contentEncryptionAlgorithm, data, password);
}

async function addBags(bags: OpenBags, contents: Uint8Array, password: Password): Promise<void> {
  for (const bag of parseContents(contents)) {
    const localKeyId = localKeyIdOf(bag);
    if (bag.bagId === id_certBag) {
      const der = octets(AsnConvert.parse(bag.bagValue, CertBag).certValue);
      bags.certificates.push({ der, localKeyId, x509: AsnConvert.parse(der, X509) });
    } else if (bag.bagId === id_keyBag) {
      bags.keys.push({ der: new Uint8Array(bag.bagValue), localKeyId });
    } else if (bag.bagId === id_pkcs8ShroudedKeyBag) {
      const { encryptionAlgorithm, encryptedData } = AsnConvert.parse(bag.bagValue, EncryptedPrivateKeyInfo);
      const der = await decrypt(encryptionAlgorithm, new Uint8Array(encryptedData.buffer), password);
      bags.keys.push({ der, localKeyId });
    } else if (bag.bagId === id_SafeContents) {
      await addBags(bags, new Uint8Array(bag.bagValue), password);
    }
  }
}

/** Content that was decrypted with a wrong password has a valid padding once in 256 times, and is no ASN.1 then. */
function parseContents(contents: Uint8Array): SafeContents {
  try {
    return AsnConvert.parse(contents, SafeContents);
  } catch {
    throw new CertificateError('wrongPassword');
  }
}

function localKeyIdOf({ bagAttributes = [] }: SafeBag): string | undefined {
  const attribute = bagAttributes.find(({ attrId }) => attrId === LOCAL_KEY_ID);
  const [value] = attribute?.attrValues ?? [];
  return value && hex(octets(value));
}

function signingCertificate({ certificates, keys }: OpenBags): SigningCertificate | CertificateProblem {
  const [key] = keys;
  if (certificates.length === 0) return 'noCertificate';
  if (!key) return 'noKey';
  if (keys.length > 1) return 'severalKeys';
  const publicKey = publicKeyOf(key.der);
  const leaf = certificates.find(({ x509, localKeyId }) =>
    publicKey
      ? hex(new Uint8Array(x509.tbsCertificate.subjectPublicKeyInfo.subjectPublicKey)) === publicKey
      : (localKeyId !== undefined && localKeyId === key.localKeyId) || certificates.length === 1,
  );
  if (!leaf) return 'otherKey';
  return { own: described(leaf), chain: chainOf(leaf, certificates).map(described), privateKey: key.der };
}

/** In the form of a certificate's public key; undefined if the private key does not contain it. */
function publicKeyOf(pkcs8: Uint8Array): string | undefined {
  const { privateKeyAlgorithm, privateKey } = AsnConvert.parse(pkcs8, PrivateKeyInfo);
  const { algorithm } = privateKeyAlgorithm;
  if (algorithm === id_rsaEncryption || algorithm === id_RSASSA_PSS) {
    const { modulus, publicExponent } = AsnConvert.parse(privateKey.buffer, RSAPrivateKey);
    return hex(new Uint8Array(AsnConvert.serialize(new RSAPublicKey({ modulus, publicExponent }))));
  }
  if (algorithm !== id_ecPublicKey) return undefined;
  const { publicKey } = AsnConvert.parse(privateKey.buffer, ECPrivateKey);
  return publicKey && hex(new Uint8Array(publicKey));
}

/** The issuer of the certificate, the issuer's issuer and so on; then what else is in the file. */
function chainOf(leaf: OpenBags['certificates'][number], certificates: OpenBags['certificates']) {
  const chain = [leaf];
  const rest = certificates.filter((each) => each !== leaf);
  for (;;) {
    const last = chain.at(-1) ?? leaf;
    const at = rest.findIndex(
      ({ x509 }) => derOf(x509.tbsCertificate.subject) === derOf(last.x509.tbsCertificate.issuer),
    );
    if (at < 0) return [...chain.slice(1), ...rest];
    chain.push(...rest.splice(at, 1));
  }
}

const derOf = (name: Name) => hex(new Uint8Array(AsnConvert.serialize(name)));

function described({ x509, der }: OpenBags['certificates'][number]): Certificate {
  const { subject, issuer, validity, extensions = [] } = x509.tbsCertificate;
  const alternative = extensions.find(({ extnID }) => extnID === id_ce_subjectAltName)?.extnValue.buffer;
  const [name] = alternative ? AsnConvert.parse(alternative, SubjectAlternativeName) : [];
  return {
    subject: textOf(subject, name && alternativeText(name)),
    issuer: textOf(issuer),
    validFrom: validity.notBefore.getTime(),
    validTo: validity.notAfter.getTime(),
    fingerprint: hex(sha256(der)).toUpperCase(),
  };
}

/** Common name, organization and country; without a common name the alternative, without all of them what there is. */
function textOf(name: Name, alternative?: string): string {
  const attributes = name.flatMap((part) => [...part]);
  const valuesOf = (...types: string[]) =>
    types.flatMap((type) => attributes.filter((each) => each.type === type).map(({ value }) => value.toString()));
  const common = valuesOf(COMMON_NAME);
  const parts = [
    ...(common.length > 0 || alternative === undefined ? common : [alternative]),
    ...valuesOf(ORGANIZATION, COUNTRY),
  ];
  return (parts.length > 0 ? parts : attributes.map(({ value }) => value.toString())).join(', ');
}

function alternativeText(name: GeneralName): string | undefined {
  const { dNSName, rfc822Name, uniformResourceIdentifier, iPAddress, directoryName } = name;
  return dNSName ?? rfc822Name ?? uniformResourceIdentifier ?? iPAddress ?? (directoryName && textOf(directoryName));
}

/** Joins the parts that some programs write. */
function octets(der: ArrayBuffer): Uint8Array {
  const { result } = fromBER(der);
  if (!(result instanceof OctetString)) throw new CertificateError('damaged');
  return new Uint8Array(result.getValue());
}
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
