import { isTranslation, TEXTS } from './translation-elements';

export function watchTranslation(page: Node): void {
  const firstRecords: MutationRecord[] = [];
  const values = new Map<Node, string | null>();
  const observer = new MutationObserver((records) => {
    const isFirst = firstRecords.length === 0;
    if (isFirst && !records.some(({ addedNodes }) => [...addedNodes].some(isTranslation))) return;
    firstRecords.push(...records);
    for (const { removedNodes } of records) for (const node of removedNodes) values.set(node, node.nodeValue);
    if (!isFirst) return;
    void import('./loaded-later').then(({ keepTranslatedTexts }) => {
      observer.disconnect();
      keepTranslatedTexts(page, firstRecords, values);
    });
  });
  observer.observe(page, TEXTS);
}
