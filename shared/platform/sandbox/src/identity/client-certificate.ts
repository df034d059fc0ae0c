import { createHash } from 'node:crypto';
import { TLSSocket } from 'node:tls';

/** Returns DER; undefined without TLS. */
export function certificateOf(socket: unknown): Buffer | undefined {
  return socket instanceof TLSSocket ? socket.getPeerX509Certificate()?.raw : undefined;
}

/** Matches a token's `cnf` (RFC 8705). */
export const sha256Thumbprint = (certificate: Buffer) => createHash('sha256').update(certificate).digest('base64url');

/** 64 hex digits are SHA-256, 40 SHA-1. */
export function hasThumbprint(certificate: Buffer, thumbprint: string): boolean {
  const algorithm = thumbprint.length === SHA1_DIGITS ? 'sha1' : 'sha256';
  return createHash(algorithm).update(certificate).digest('hex') === thumbprint;
}

export const SHA1_DIGITS = 40;
export const SHA256_DIGITS = 64;
