import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `save` on Mod+S instead of the browser's action, for the form of the open dialog if there is one; not in a hidden
 * form. Without `save` the key stays the browser's.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!save || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const isInFront = !dialog || dialog.contains(form.current);
    if (isInFront && !form.current?.closest('[hidden]')) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
