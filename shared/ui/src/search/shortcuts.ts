import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog *';

/**
 * Whether `event` is that single key, as a shortcut of the page. In a field it writes a character; elsewhere it does
 * nothing if the person has switched single-key shortcuts off (WCAG 2.1.4).
 */
export const isPageKey = (event: KeyboardEvent, key: string) =>
  event.key === key &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  document.documentElement.dataset.shortcuts !== 'off' &&
  // The event's own target is the host, if the person writes inside a shadow root.
  !(event.composedPath()[0] as Element).closest?.(TYPING);

/** `/` focuses the list's search. */
export function useSearchShortcut(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isPageKey(event, '/')) return;
      // With two lists, the later one: that of the panel, which is on top.
      if ([...document.querySelectorAll('[aria-keyshortcuts="/"]')].at(-1) !== search.current) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search]);
}
