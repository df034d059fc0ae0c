import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Mod+S, for the open dialog's form if any; without `save` the browser's. */
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
