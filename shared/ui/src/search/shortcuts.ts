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
