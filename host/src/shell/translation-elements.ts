/** What a translation and React change on the page. */
export const TEXTS: MutationObserverInit = { childList: true, characterData: true, subtree: true };

/** A translation shows a text in an element of this kind; the console draws none. */
export const isTranslation = ({ nodeName }: Node): boolean => nodeName === 'FONT';
