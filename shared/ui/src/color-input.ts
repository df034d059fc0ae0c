/** Color field and hex rules. Loads with the first page that uses this entry. */
export { ColorInput } from './fields/ColorInput';
export { contrastInWords, contrastRatio, HEX_COLOR, normalizeHex } from './system/hex-color';
