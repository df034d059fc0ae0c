import { t } from '@console/words';

/**
 * `http:` or `https:` with a plain host or IPv6 (SERV-048, SERV-077). `URL` allows `;` in a host, which would end a
 * directive of a content security policy.
 */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ORIGIN.test(new URL(text).origin);
}

const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Undefined = may be stored.
 * @param message for texts that are no web address
 */
export function webAddressProblem(text: string, message: string): string | undefined {
  if (!isWebAddress(text)) return message;
  const { username, password } = new URL(text);
  return username + password === ''
    ? undefined
    : t('Leave out the user name and password: an address is not kept secret');
}

/** Answers an origin for a content security policy; undefined for no web address. */
export const policyOrigin = (address: string): string | undefined =>
  isWebAddress(address) ? new URL(address).origin : undefined;

/** Includes the port; undefined without an address. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host || undefined : undefined;
