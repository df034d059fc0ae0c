import { t } from '@console/words';

/**
 * `http:` or `https:` with a plain host or IPv6 (SERV-048, SERV-077). `URL` allows `;` in a host, which would end a
 * directive of a content security policy.
 */
export function isWebAddress(text: string): boolean {
  return !SEPARATING.test(text) && URL.canParse(text) && ORIGIN.test(new URL(text).origin);
}

/** `URL` encodes or drops these characters and joins two addresses. */
const SEPARATING = /[\s\p{C}\\]/u;

const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Undefined = may be stored.
 * @param message for texts that are no web address
 */
export function webAddressProblem(text: string, message: string): string | undefined {
  if (/\s/.test(text)) return t('Enter one address, without spaces');
  if (!isWebAddress(text)) return message;
  const { username, password } = new URL(text);
  return username + password === ''
    ? undefined
    : t('Leave out the username and password. Addresses aren’t kept secret.');
}

const HOST =
  /^(?:(?:[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?\.?)+|\[?[\da-f]*:[\da-f:.]*:[\da-f.]*\]?)$/iu;

/** Undefined for a host name or an IP address. */
export function hostProblem(text: string): string | undefined {
  if (HOST.test(text)) return undefined;
  if (/[\s,;]/.test(text)) return t('Enter one server, without spaces or commas');
  const [, start = '', host = '', end = ''] = /^((?:\w[\w+-]*:\/+)?(?:[^/]*@)?)([^:/?#]*)(.*)$/.exec(text) ?? [];
  const rest = [start, end].filter(Boolean).join(', ');
  return HOST.test(host) && rest !== ''
    ? t('Enter the server name only. Leave out: {rest}', { rest })
    : t('This isn’t a valid server name');
}

/** For a content security policy; undefined for no web address. */
export const policyOrigin = (address: string): string | undefined =>
  isWebAddress(address) ? new URL(address).origin : undefined;

/** Includes the port; undefined without an address. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host || undefined : undefined;
