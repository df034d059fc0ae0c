/** Whether a text is an absolute address of the web: `http:` or `https:`. Both sides ask the same (SERV-048, SERV-077). */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
