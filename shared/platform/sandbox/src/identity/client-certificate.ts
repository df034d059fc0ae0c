import { createHash } from 'node:crypto';
import { TLSSocket } from 'node:tls';

/** The certificate that the caller presented, as DER; undefined without TLS. */
export function certificateOf(socket: unknown): Buffer | undefined {
  return socket instanceof TLSSocket ? socket.getPeerX509Certificate()?.raw : undefined;
}

/** The thumbprint in the form of a token's `cnf` (RFC 8705). */
export const sha256Thumbprint = (certificate: Buffer) => createHash('sha256').update(certificate).digest('base64url');

/** Whether it is the registered one: 64 hexadecimal digits are SHA-256, 40 are SHA-1. */
export function hasThumbprint(certificate: Buffer, thumbprint: string): boolean {
  const algorithm = thumbprint.length === SHA1_DIGITS ? 'sha1' : 'sha256';
  return createHash(algorithm).update(certificate).digest('hex') === thumbprint;
}

export const SHA1_DIGITS = 40;
export const SHA256_DIGITS = 64;
