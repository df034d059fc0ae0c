/**
 * A number for somebody who may get an area's canary: always the same for them and the area, another one for each area.
 * The registry, which everybody can read, names companies by it.
 */
export function canaryNumber(area: string, who: string): number {
  return hash(`${area}\n${who}`);
}

// FNV-1a with the finish of MurmurHash3: similar names must not get neighbouring numbers.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
