import { chakra } from '@console/ui';

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      position="absolute"
      left="4"
      top="-100px"
      zIndex="frame"
      padding="8px 12px"
      borderRadius="control"
      bg="raised"
      boxShadow="2"
      _focus={{ top: '8px' }}
    >
      Skip to content
    </chakra.a>
  );
}
