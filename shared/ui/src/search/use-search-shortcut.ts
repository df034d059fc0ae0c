import { type RefObject, useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog *';

/** `/` puts the cursor into the list's search. Off where single-key shortcuts are off (WCAG 2.1.4). */
export function useSearchShortcut(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.documentElement.dataset.shortcuts === 'off') return;
      if ((event.target as Element).closest?.(TYPING)) return;
      // Of two lists the later one: a panel's, which was opened on top.
      if ([...document.querySelectorAll('[aria-keyshortcuts="/"]')].at(-1) !== search.current) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search]);
}
