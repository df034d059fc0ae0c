/** Whether a text is an absolute address of the web: `http:` or `https:`. Both sides ask the same (SERV-048, SERV-077). */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The host and port of an address, as lists and sentences name it; undefined for what is no address. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host || undefined : undefined;
