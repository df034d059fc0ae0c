/** Marks an English text for a later reader, at a server's module scope or in storage; `translated` translates. */
export const later = <const Text extends string>(text: Text): Text => text;
