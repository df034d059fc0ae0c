import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCommandKey } from '../search/shortcuts';

/** Mod+S, for the open dialog's form if any; without `save` the browser's. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!save || !isCommandKey(event, 's')) return;
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
