/**
 * Hash of an area and a user or company, for the choice of canary users: stable for both, different for each area. The
 * registry is public, so it has these numbers instead of companies.
 */
export function canaryNumber(area: string, who: string): number {
  return hash(`${area}\n${who}`);
}

/**
 * `canaryNumber` of a company, by the digits of its organisation number: the platform writes `999 000 111` or
 * `559900-0117`, and operators may use any form.
 */
export function companyCanaryNumber(area: string, orgNumber: string): number {
  return canaryNumber(area, orgNumber.replace(/\D/g, ''));
}

// FNV-1a with the last step of MurmurHash3: similar names must not get neighbouring numbers.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
