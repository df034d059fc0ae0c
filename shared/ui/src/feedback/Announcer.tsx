import { chakra } from '@chakra-ui/react';
import { createStore } from '@console/browser';
import { useStore } from '@console/browser/hooks';

const announcement = createStore<string>(() => '');

/** Announces a text to screen readers without moving the focus, such as a page's title after navigation. */
export function announce(text: string) {
  // Screen readers ignore an unchanged text, so a repeated one ends in a no-break space every second time.
  announcement.setState((last) => (text === last ? `${text}\u00a0` : text));
}

export function AnnouncerRegion() {
  const text = useStore(announcement);
  return (
    // At the top: below the frame, which fills the window, its one pixel would lengthen the page.
    <chakra.div role="status" aria-live="polite" srOnly top="0">
      {text}
    </chakra.div>
  );
}
