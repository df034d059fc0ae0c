import { t } from '@console/words';
import forge from 'node-forge';

/** Errors by field, or the end of validity. */
export type CertificateResult =
  | { error: { certificate?: string; certificatePassword?: string } }
  | { validTo: string; error?: undefined };

/** Opens the file like the SOAP client. */
export function readCertificate(base64: string, password: string): CertificateResult {
  let container: forge.asn1.Asn1;
  try {
    container = forge.asn1.fromDer(forge.util.decode64(base64));
  } catch {
    return { error: { certificate: t('This is not a .pfx file.') } };
  }
  let pfx: forge.pkcs12.Pkcs12Pfx;
  try {
    pfx = forge.pkcs12.pkcs12FromAsn1(container, password);
  } catch (error) {
    const isPassword = error instanceof Error && /password|mac could not/i.test(error.message);
    return {
      error: isPassword
        ? { certificatePassword: t('The password does not open the certificate.') }
        : { certificate: t('The certificate cannot be read.') },
    };
  }
  const bags = pfx.getBags({ bagType: forge.pki.oids.certBag });
  const [certificate] = Object.values(bags)
    .flatMap((list) => list ?? [])
    .flatMap(({ cert }) => cert ?? []);
  if (!certificate) return { error: { certificate: t('There is no certificate in this file.') } };
  return { validTo: certificate.validity.notAfter.toISOString() };
}
