import { createPrivateKey, sign } from 'node:crypto';
import { readCertificate } from '@console/certificates';

interface Signature {
  algorithm: string;
  value: string;
}

export async function signatureOf(
  text: string,
  { certificate = '', certificatePassword = '' }: Record<string, string>,
): Promise<Signature> {
  const reading = await readCertificate(certificate, certificatePassword);
  if (typeof reading === 'string') return { algorithm: 'none', value: '' };
  const key = createPrivateKey({ key: Buffer.from(reading.privateKey), format: 'der', type: 'pkcs8' });
  const kind = key.asymmetricKeyType ?? '';
  const hash = kind.startsWith('ed') ? null : 'sha256';
  const algorithm = hash === null ? kind.toUpperCase() : kind === 'ec' ? 'ECDSA-SHA256' : 'RSA-SHA256';
  return { algorithm, value: sign(hash, Buffer.from(text), key).toString('base64') };
}
