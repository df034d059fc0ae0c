import { generateKeyPairSync, sign } from 'node:crypto';
import forge from 'node-forge';

interface CertificateOptions {
  commonName: string;
  organisation: string;
  validFrom: Date;
  validTo: Date;
  password: string;
}

const certificates = new Map<string, string>();

/** A .pfx file in base64. Once per process and day, because generating a key is slow. */
export function makeCertificate(options: CertificateOptions): string {
  const { validFrom, validTo, ...rest } = options;
  const key = JSON.stringify({ ...rest, from: validFrom.toDateString(), to: validTo.toDateString() });
  const file = certificates.get(key) ?? make(options);
  certificates.set(key, file);
  return file;
}

/** Short and fast: nothing trusts these keys. */
const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 1024,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** The library's types name another list. */
const UTF8 = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class;
const nameOf = (parts: Record<string, string>): forge.pki.CertificateField[] =>
  Object.entries(parts).map(([shortName, value]) => ({ shortName, value, valueTagClass: UTF8 }));

const AUTHORITY = nameOf({ CN: 'Nordisk Tillit Løsninger CA 3' });
let authority: { certificate: forge.pki.Certificate; privateKey: string } | undefined;

function authorityOf(now: Date) {
  if (!authority) {
    const { privateKey, publicKey } = newKeys();
    const validity = { notBefore: now, notAfter: new Date(now.getTime() + 3_650 * 86_400_000) };
    const certificate = signed({ subject: AUTHORITY, validity, publicKey }, privateKey);
    authority = { certificate, privateKey };
  }
  return authority;
}

/** The issuer's certificate first, as Windows exports it. */
function make({ commonName, organisation, validFrom, validTo, password }: CertificateOptions): string {
  const { privateKey, publicKey } = newKeys();
  const issuer = authorityOf(validFrom);
  const subject = nameOf({ CN: commonName, O: organisation, C: 'NO' });
  const validity = { notBefore: validFrom, notAfter: validTo };
  const certificate = signed({ subject, validity, publicKey }, issuer.privateKey);
  const key = forge.pki.privateKeyFromPem(privateKey);
  const file = forge.pkcs12.toPkcs12Asn1(key, [issuer.certificate, certificate], password, {
    algorithm: '3des',
    count: 1,
    generateLocalKeyId: false,
  });
  return forge.util.encode64(forge.asn1.toDer(file).getBytes());
}

interface Unsigned {
  subject: forge.pki.CertificateField[];
  validity: { notBefore: Date; notAfter: Date };
  publicKey: string;
}

function signed({ subject, validity, publicKey }: Unsigned, issuerKey: string): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '4d2a';
  certificate.validity = validity;
  certificate.setSubject(subject);
  certificate.setIssuer(AUTHORITY);
  // Node's signature takes a hundredth of the time of forge's own.
  certificate.sign({ ...forge.pki.privateKeyFromPem(issuerKey), sign: () => '' }, forge.md.sha256.create());
  const [content] = forge.pki.certificateToAsn1(certificate).value as [forge.asn1.Asn1];
  const bytes = Buffer.from(forge.asn1.toDer(content).getBytes(), 'binary');
  certificate.signature = sign('sha256', bytes, issuerKey).toString('binary');
  return certificate;
}
