import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `save` on Mod+S instead of the browser's action; not under an open dialog or in a hidden form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]') && !form.current?.closest('[hidden]')) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
