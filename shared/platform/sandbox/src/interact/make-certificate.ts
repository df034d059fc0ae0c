import { generateKeyPairSync, sign } from 'node:crypto';
import forge from 'node-forge';

interface CertificateOptions {
  commonName: string;
  organisation: string;
  validFrom: Date;
  validTo: Date;
  password: string;
}

const made = new Map<string, string>();

/** A .pfx file in base64. Once per process and day, because generating a key is slow. */
export function makeCertificate(options: CertificateOptions): string {
  const { validFrom, validTo, ...rest } = options;
  const key = JSON.stringify({ ...rest, from: validFrom.toDateString(), to: validTo.toDateString() });
  const file = made.get(key) ?? make(options);
  made.set(key, file);
  return file;
}

/** The key is short, because nothing trusts the certificate. */
function make({ commonName, organisation, validFrom, validTo, password }: CertificateOptions): string {
  const { privateKey: pem } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '4d2a';
  certificate.validity.notBefore = validFrom;
  certificate.validity.notAfter = validTo;
  certificate.setSubject([
    { shortName: 'CN', value: commonName },
    { shortName: 'O', value: organisation },
    { shortName: 'C', value: 'NO' },
  ]);
  certificate.setIssuer([{ shortName: 'CN', value: 'Nordic Trust Enterprise CA 3' }]);
  // Node signs a hundred times faster than forge.
  certificate.sign({ ...key, sign: () => '' }, forge.md.sha256.create());
  const [signed] = forge.pki.certificateToAsn1(certificate).value as [forge.asn1.Asn1];
  const bytes = Buffer.from(forge.asn1.toDer(signed).getBytes(), 'binary');
  certificate.signature = sign('sha256', bytes, pem).toString('binary');
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: '3des', count: 1 });
  return forge.util.encode64(forge.asn1.toDer(file).getBytes());
}
