export interface Certificate {
  subject: string;
  issuer: string;
  validFrom: Date;
  validTo: Date;
  /** SHA-256, two digits a byte. */
  fingerprint: string;
}

export type CertificateReading = Certificate | 'unreadable' | 'wrongPassword';

const DAY_MS = 86_400_000;
export const EXPIRES_SOON_DAYS = 30;

/** Reads in the browser: file and password are not sent. */
export async function readCertificate(base64: string, password: string): Promise<CertificateReading> {
  const { default: forge } = await import(/* webpackChunkName: "node-forge" */ 'node-forge');
  try {
    const container = forge.asn1.fromDer(forge.util.decode64(base64));
    const bags = forge.pkcs12.pkcs12FromAsn1(container, password).getBags({ bagType: forge.pki.oids.certBag });
    const [certificate] = Object.values(bags)
      .flatMap((list) => list ?? [])
      .flatMap(({ cert }) => cert ?? []);
    if (!certificate) return 'unreadable';
    const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();
    const nameOf = ({ attributes }: { attributes: { shortName?: string; value?: unknown }[] }) =>
      ['CN', 'O', 'C']
        .flatMap((part) => attributes.filter(({ shortName }) => shortName === part))
        .map(({ value }) => String(value))
        .join(', ');
    return {
      subject: nameOf(certificate.subject),
      issuer: nameOf(certificate.issuer),
      validFrom: certificate.validity.notBefore,
      validTo: certificate.validity.notAfter,
      fingerprint: forge.md.sha256.create().update(der).digest().toHex().toUpperCase(),
    };
  } catch (error) {
    return error instanceof Error && /password|mac could not/i.test(error.message) ? 'wrongPassword' : 'unreadable';
  }
}

/** Answers a negative number for a past day. */
export const daysUntil = (validTo: Date, now: Date): number => Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
