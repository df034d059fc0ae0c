/** Colour field and hex rules; loaded with the first page that has one. */
export { ColorInput, type ColorInputProps } from './fields/ColorInput';
export { contrastInWords, contrastRatio, HEX_COLOR, normalizeHex } from './fields/hex-color';
