/**
 * A number for somebody who may get an area's canary: always the same for them and the area, another one for each area.
 * The registry, which everybody can read, names companies by it.
 */
export function canaryNumber(area: string, who: string): number {
  return hash(`${area}\n${who}`);
}

/**
 * The number of a company, of which the digits of its organisation number count: the platform writes `999 000 111` or
 * `559900-0117`, and an operator as they like.
 */
export function companyCanaryNumber(area: string, orgNumber: string): number {
  return canaryNumber(area, orgNumber.replace(/\D/g, ''));
}

// FNV-1a with the finish of MurmurHash3: similar names must not get neighbouring numbers.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
