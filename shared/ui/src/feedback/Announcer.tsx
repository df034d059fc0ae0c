import { chakra } from '@chakra-ui/react';
import { createStore } from '@console/browser';
import { useStore } from '@console/browser/hooks';
import { createPortal } from 'react-dom';
import { useTopPlace } from '../dialogs/modal-stack';

const announcement = createStore<string>(() => '');

/** Screen readers announce the text; the focus stays. */
export function announce(text: string) {
  // Screen readers ignore an unchanged text.
  announcement.setState((last) => (text === last ? `${text}\u00a0` : text));
}

export function AnnouncerRegion() {
  const text = useStore(announcement);
  return createPortal(
    // Below the frame, this pixel would lengthen the page.
    <chakra.div role="status" aria-live="polite" srOnly top="0">
      {text}
    </chakra.div>,
    useTopPlace(),
  );
}
