import { t } from '@console/words';

const WORDS = {
  notPfx: t('This isn’t a .pfx file. Export the certificate with its private key as PKCS #12.'),
  damaged: t('The file is damaged or incomplete. Export the certificate again, with its private key.'),
  wrongPassword: t('This password doesn’t open the certificate.'),
  unsupported: t(
    'The file is encrypted in a way that isn’t supported. Export it again with a password and AES-256 or 3DES.',
  ),
  noCertificate: t('There is no certificate in this file. Export the certificate with its private key.'),
  noKey: t('The file has no private key. Export the certificate again, with its private key.'),
  severalKeys: t('The file has several private keys. Export a file with only the certificate used for signing.'),
  otherKey: t(
    'No certificate in this file matches its private key. Export the certificate again from the device where the key is stored.',
  ),
} as const;

/** Why a .pfx file cannot be used. */
export type CertificateProblem = keyof typeof WORDS;

/** The problem and what to export instead. */
export const certificateProblemText = (problem: CertificateProblem): string => WORDS[problem];
