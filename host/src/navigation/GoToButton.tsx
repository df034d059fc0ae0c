import { chakra, Kbd } from '@console/ui';
import { SearchIcon } from '@console/ui/icons';
import { lazy, Suspense, useEffect, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));

/** Opens the command palette by click or by Ctrl K / ⌘ K. Its code is fetched when it is first opened. */
export function GoToButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <chakra.button type="button" css={button} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <SearchIcon />
        <chakra.span flex="1" textAlign="start" srOnly={{ mdDown: true }}>
          Go to
        </chakra.span>
        <chakra.span aria-hidden display={{ base: 'inline', mdDown: 'none' }}>
          <Kbd>Ctrl K</Kbd>
        </chakra.span>
      </chakra.button>
      {isOpen ? (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const button = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: 'control',
  width: { base: 'control', md: '232px' },
  justifyContent: { base: 'center', md: 'flex-start' },
  marginInlineEnd: '2',
  padding: { base: '0', md: '0 8px 0 10px' },
  borderRadius: 'control',
  border: '1px solid',
  borderColor: { base: 'transparent', md: 'border.strong' },
  bg: { base: 'transparent', md: 'surface' },
  color: 'text.subtle',
  cursor: 'pointer',
  _hover: { borderColor: 'border.control' },
} as const;
