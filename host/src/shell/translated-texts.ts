import { isTranslation, TEXTS } from './translation-elements';

interface Translation {
  element: Node;
  own: Map<Text, string>;
}

/**
 * A translation replaces texts by `<font>`; React then writes to lost texts and throws on removal. Each text returns,
 * emptied, before its translation, which goes when React writes or removes (decision 44). @param firstRecords changes since the
 * first translated text @param values as replaced; React may have written since
 */
export function keepTranslatedTexts(
  page: Node,
  firstRecords: readonly MutationRecord[],
  values: ReadonlyMap<Node, string | null>,
): void {
  const translations = new WeakMap<Node, Translation>();

  function show({ element, own }: Translation): void {
    translations.delete(element);
    element.parentNode?.removeChild(element);
    for (const [text, value] of own) {
      translations.delete(text);
      text.data = value;
    }
  }

  function hide(text: Text, element: Element): void {
    // Some translations move the text.
    if (element.contains(text)) text.replaceWith(text.cloneNode());
    const translation = translations.get(element) ?? { element, own: new Map() };
    translation.own.set(text, text.data);
    translations.set(element, translation).set(text, translation);
    element.before(text);
    text.data = '';
  }

  /** Another translation, the original text or a copy replaces the first. */
  function replace(translation: Translation, added: readonly Node[]): void {
    const next = added.find(isTranslation);
    if (next) {
      translation.element = next;
      translations.set(next, translation);
      return;
    }
    const texts = [...translation.own.keys()];
    if (texts.some(({ isConnected }) => isConnected))
      for (const copy of added) if (!translations.has(copy)) copy.parentNode?.removeChild(copy);
    show(translation);
  }

  function follow(records: readonly MutationRecord[]): void {
    const fresh = new Set<Node>();
    const hidden = new Set<Node>();
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const owner = type === 'characterData' && translations.get(target);
      if (owner) {
        if (!hidden.has(target)) owner.own.set(target as Text, (target as Text).data);
        show(owner);
      }
      const added = [...addedNodes];
      for (const node of added) if (isTranslation(node) && !isTranslation(target)) fresh.add(node);
      const element = [...added, previousSibling, nextSibling].find((node) => node && fresh.has(node));
      for (const node of removedNodes) {
        const translation = translations.get(node);
        if (translation?.element === node) replace(translation, added);
        else if (translation) show(translation);
        else if (node instanceof Text && element?.isConnected && (!node.isConnected || element.contains(node))) {
          hide(node, element as Element);
          hidden.add(node);
        }
      }
    }
  }

  const observer = new MutationObserver((records) => {
    follow(records);
    // `follow`'s own changes.
    observer.takeRecords();
  });
  follow(firstRecords);
  for (const [text, value] of values) {
    const translation = translations.get(text);
    if (translation && translation.own.get(text as Text) !== value) show(translation);
  }
  observer.observe(page, TEXTS);
}
