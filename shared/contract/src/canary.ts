/** Stable for user or company, different by area. The public registry has numbers instead of companies. */
export function canaryNumber(area: string, who: string): number {
  return hash(`${area}\n${who}`);
}

/** Uses digits only: the platform writes `999 000 111` or `559900-0117`. */
export function companyCanaryNumber(area: string, orgNumber: string): number {
  return canaryNumber(area, orgNumber.replace(/\D/g, ''));
}

// FNV-1a with MurmurHash3's last step: similar names must not be neighbours.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
