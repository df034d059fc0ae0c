import { isTranslation, TEXTS } from './translation-elements';

export function watchTranslation(page: Node): void {
  const seen: MutationRecord[] = [];
  const values = new Map<Node, string | null>();
  const observer = new MutationObserver((records) => {
    const isFirst = seen.length === 0;
    if (isFirst && !records.some(({ addedNodes }) => [...addedNodes].some(isTranslation))) return;
    seen.push(...records);
    for (const { removedNodes } of records) for (const node of removedNodes) values.set(node, node.nodeValue);
    if (!isFirst) return;
    void import('./loaded-later').then(({ keepTranslatedTexts }) => {
      observer.disconnect();
      keepTranslatedTexts(page, seen, values);
    });
  });
  observer.observe(page, TEXTS);
}
