import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something to screen readers without moving focus: a page was reached, three addresses were added. */
export function announce(text: string) {
  // The same words twice in a row are news only if the text differs, so a no-break space alternates at the end.
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function AnnouncerRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    // At the top: below the frame, which is as high as the window, it would lengthen the page by its one pixel.
    <chakra.div role="status" aria-live="polite" srOnly top="0">
      {text}
    </chakra.div>
  );
}
