import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const WORD_MS = 700;
let typed: { menu?: EventTarget; words: string; at: number } = { words: '', at: 0 };

/** Arrows wrap, Home, End, and typing. Space presses links too, unlike in browsers. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const focused = document.activeElement as HTMLElement;
  const words = wordsTyped(event);
  if (event.key === ' ' && words === undefined) {
    if (focused instanceof HTMLAnchorElement) {
      event.preventDefault();
      focused.click();
    }
    return;
  }
  const at = items.indexOf(focused);
  const next =
    STEPS[event.key]?.(at, items.length) ?? (words === undefined ? undefined : nextByWords(items, at, words));
  // A space within a typed label must not press an item.
  if (next === undefined && words === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (next !== undefined) items[next]?.focus();
}

/** Undefined for keys that type nothing. */
function wordsTyped(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, timeStamp: at, currentTarget: menu } = event;
  const earlierWords = typed.menu === menu && at - typed.at < WORD_MS ? typed.words : '';
  typed = { menu, words: '', at };
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return undefined;
  if (key === ' ' && earlierWords === '') return undefined;
  typed = { menu, words: earlierWords + key.toLowerCase(), at };
  return typed.words;
}

/** A repeated letter moves on; further letters stay. */
function nextByWords(items: HTMLElement[], at: number, words: string) {
  const isOneLetter = words === words.slice(0, 1).repeat(words.length);
  const from = isOneLetter ? at + 1 : at;
  const sought = isOneLetter ? words.slice(0, 1) : words;
  const order = items.map((_, offset) => (from + offset + items.length) % items.length);
  return order.find((index) => items[index]?.textContent?.trim().toLowerCase().startsWith(sought));
}
