import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Mod+S saves instead of what the browser would do with it; under an open dialog, or in a hidden form, it does nothing. */
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
