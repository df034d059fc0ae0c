import { t } from '@console/words';

/**
 * Whether a text is an absolute web address: `http:` or `https:`, and a host of letters, digits, dots and hyphens, or
 * an IPv6 address. Console and platform use the same check (SERV-048, SERV-077). `URL` also allows characters such as
 * `;` in a host, which would end a directive when the address becomes part of a content security policy.
 */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ORIGIN.test(new URL(text).origin);
}

const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * The problem of an address, for forms and the platform; undefined if it may be stored.
 * @param message the problem of a text that is not a web address
 */
export function webAddressProblem(text: string, message: string): string | undefined {
  if (!isWebAddress(text)) return message;
  const { username, password } = new URL(text);
  return username + password === ''
    ? undefined
    : t('Leave out the user name and password: an address is not kept secret');
}

/** The origin of an address, for a content security policy; undefined if it is not a web address. */
export const policyOrigin = (address: string): string | undefined =>
  isWebAddress(address) ? new URL(address).origin : undefined;

/** The host and port of an address, for lists and sentences; undefined if it is not an address. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host || undefined : undefined;
