/**
 * Whether a text is an absolute address of the web: `http:` or `https:`, and a host of letters, digits, dots and hyphens, or
 * an IPv6 address. Both sides ask the same (SERV-048, SERV-077). `URL` allows more in a host, such as `;`, which ends a
 * directive where the address becomes part of a policy.
 */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ORIGIN.test(new URL(text).origin);
}

const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** What a form and the platform say of an address; undefined where it may be stored. @param message where it is none of the web */
export function webAddressProblem(text: string, message: string): string | undefined {
  if (!isWebAddress(text)) return message;
  const { username, password } = new URL(text);
  return username + password === '' ? undefined : 'Leave out the user name and password: an address is not kept secret';
}

/** The origin of an address as a content security policy may name it; undefined for what is no address of the web. */
export const policyOrigin = (address: string): string | undefined =>
  isWebAddress(address) ? new URL(address).origin : undefined;

/** The host and port of an address, as lists and sentences name it; undefined for what is no address. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host || undefined : undefined;
