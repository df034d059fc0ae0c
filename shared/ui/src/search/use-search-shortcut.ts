import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog *';

/** `/` focuses the list's search. Disabled if the person has switched single-key shortcuts off (WCAG 2.1.4). */
export function useSearchShortcut(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.documentElement.dataset.shortcuts === 'off') return;
      // The event's own target is the host, if the person writes inside a shadow root.
      if ((event.composedPath()[0] as Element).closest?.(TYPING)) return;
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
