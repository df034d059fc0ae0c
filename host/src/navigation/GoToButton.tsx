import { chakra, Dialog, isCommandKey, isPageKey, Kbd, lazyDialog, TextInput } from '@console/ui';
import { SearchIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useEffect, useState } from 'react';
import type { PaletteProps } from './Palette';

/** A plain field takes the focus while the code loads, so that no key goes astray. */
const Palette = lazyDialog<PaletteProps>(async () => (await import('./Palette')).Palette, {
  waiting: ({ search, onSearch, onClose }) => (
    <Dialog title={t('Go to')} hideTitle placement="top" onClose={onClose}>
      <TextInput
        size="large"
        placeholder={t('Go to a page')}
        aria-label={t('Go to a page')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        data-autofocus=""
      />
    </Dialog>
  ),
});
export const KeysDialog = lazyDialog(async () => (await import('./KeysDialog')).KeysDialog);

/** Ctrl K / ⌘ K, and `?` for the keys; both loaded on demand. */
export function GoToButton() {
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const [search, setSearch] = useState('');
  function close() {
    setOpened(undefined);
    setSearch('');
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isCommandKey(event, 'k')) setOpened('palette');
      else if (isPageKey(event, '?')) setOpened('keys');
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <chakra.button type="button" css={button} aria-keyshortcuts="Control+K" onClick={() => setOpened('palette')}>
        <SearchIcon />
        <chakra.span flex="1" textAlign="start" srOnly={{ mdDown: true }}>
          {t('Go to')}
        </chakra.span>
        <chakra.span aria-hidden display={{ base: 'inline', mdDown: 'none' }}>
          <Kbd>Ctrl K</Kbd>
        </chakra.span>
      </chakra.button>
      {opened === 'palette' ? <Palette search={search} onSearch={setSearch} onClose={close} /> : null}
      {opened === 'keys' ? <KeysDialog onClose={close} /> : null}
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
  _hover: { borderColor: 'border.control' },
} as const;
