export const TEXTS: MutationObserverInit = { childList: true, characterData: true, subtree: true };

/** The console draws no such element. */
export const isTranslation = ({ nodeName }: Node): boolean => nodeName === 'FONT';
