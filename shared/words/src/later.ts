/**
 * Marks an English text whose reader is not known yet: at module scope of a server, or stored. It stays English, gets
 * translations like any other text, and `translated` of `@console/words` writes it for its reader.
 */
export const later = <const Text extends string>(text: Text): Text => text;
