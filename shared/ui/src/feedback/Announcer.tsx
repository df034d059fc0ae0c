import { chakra } from '@chakra-ui/react';
import { createStore } from '@console/browser';
import { useStore } from '@console/browser/hooks';

const announcement = createStore<string>(() => '');

/** Says something to screen readers without moving focus: a page was reached, three addresses were added. */
export function announce(text: string) {
  // The same words twice in a row are news only if the text differs, so a no-break space alternates at the end.
  announcement.setState((last) => (text === last ? `${text}\u00a0` : text));
}

export function AnnouncerRegion() {
  const text = useStore(announcement);
  return (
    // At the top: below the frame, which is as high as the window, it would lengthen the page by its one pixel.
    <chakra.div role="status" aria-live="polite" srOnly top="0">
      {text}
    </chakra.div>
  );
}
