import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog *';

/** False while typing, or with single-key shortcuts off (WCAG 2.1.4). */
export const isPageKey = (event: KeyboardEvent, key: string) =>
  event.key === key &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  document.documentElement.dataset.shortcuts !== 'off' &&
  // Within a shadow root the event's target is the host.
  !(event.composedPath()[0] as Element).closest?.(TYPING);

/** Ctrl or ⌘ with a letter, or with the key at its place where the layout has no Latin letters. */
export const isCommandKey = (event: KeyboardEvent, letter: string) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  (event.key > '\x7f' ? event.code.slice(3) : event.key).toLowerCase() === letter;

/** `/` focuses the search. */
export function useSearchShortcut(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isPageKey(event, '/')) return;
      // Of two lists, the panel's.
      if ([...document.querySelectorAll('[aria-keyshortcuts="/"]')].at(-1) !== search.current) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search]);
}
