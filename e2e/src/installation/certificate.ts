import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  files: { certificate: string; key: string };
  /** Base64 SHA-256 of the public key, for Chromium's trust. */
  pin: string;
}

/** Valid for localhost, one day. */
export function certificate(folder: string): Certificate {
  mkdirSync(folder, { recursive: true });
  const files = { certificate: join(folder, 'localhost.crt'), key: join(folder, 'localhost.key') };
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-keyout', files.key, '-out', files.certificate];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...algorithm, '-days', '1', ...subject, ...output], { stdio: 'pipe' });
  const publicKey = new X509Certificate(readFileSync(files.certificate)).publicKey;
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { files, pin };
}
