/** Control, zero-width and bidirectional characters, not line breaks and tabs. */
export const HIDDEN = /(?![\t\n\r])[\p{Cc}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

export const withoutInvisible = (text: string): string => text.replace(HIDDEN, '');

/** Copied text brings along what nobody sees, and blanks that no keyboard types. */
export const withoutHidden = (text: string): string => withoutInvisible(text).replace(/[^\S\t\n\r ]/g, ' ');

/** For an address, a host, an id or a number. */
export const bare = (text: string): string => withoutHidden(text).normalize('NFC').trim();

/** Keeps characters whole. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Keeps blanks at the ends if a keyboard types them. */
export const bareSecret = (text: string): string => withoutHidden(text.replace(/^[^\S ]+|[^\S ]+$/g, ''));
