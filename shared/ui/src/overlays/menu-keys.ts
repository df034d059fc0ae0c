import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among a menu's items: arrows around, Home, End, and a letter to the next item that begins with it. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = STEPS[event.key]?.(at, items.length) ?? nextByLetter(items, at, event);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}

function nextByLetter(items: HTMLElement[], at: number, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  const order = items.map((_, offset) => (at + 1 + offset) % items.length);
  return order.find((index) => items[index]?.textContent?.trim().toLowerCase().startsWith(letter));
}
