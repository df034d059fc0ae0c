/** Marks an English text for a later reader: at a server's module scope, or stored. `translated` writes it. */
export const later = <const Text extends string>(text: Text): Text => text;
