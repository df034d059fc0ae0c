import { chakra, Dialog, Kbd, Switch, useShortcuts } from '@console/ui';
import { t } from '@console/words';

const KEYS = [
  [
    t('Anywhere'),
    [
      ['Ctrl K', t('Go to a page')],
      ['F8', t('Go to the latest message and back')],
      ['Esc', t('Close the topmost panel or dialog')],
      ['?', t('Show keyboard shortcuts')],
    ],
  ],
  [
    t('In a list'),
    [
      ['/', t('Search')],
      ['↑ ↓', t('Move between rows')],
      ['Enter', t('Open the row')],
      ['Space', t('Select the row; hold Shift to select a range')],
    ],
  ],
  [t('In a form'), [['Ctrl S', t('Save')]]],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { shortcuts, setShortcuts } = useShortcuts();
  return (
    <Dialog title={t('Keys')} onClose={onClose}>
      {/* A first focus on Close would open its tooltip. */}
      <chakra.div display="grid" gap="4" tabIndex={-1} data-autofocus="" outline="none">
        {KEYS.map(([place, keys]) => (
          <section key={place} aria-label={place}>
            <chakra.h3 textStyle="xs" fontWeight="medium" color="text.subtle">
              {place}
            </chakra.h3>
            <chakra.dl>
              {keys.map(([key, effect]) => (
                <chakra.div key={key} css={line}>
                  <dt>{effect}</dt>
                  <dd>
                    <Kbd>{key}</Kbd>
                  </dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </section>
        ))}
        <chakra.label css={line}>
          <span>
            {t('Single-key shortcuts')}
            <chakra.span display="block" textStyle="xs" color="text.muted">
              {t('/ and ? work outside text fields. Turn them off if you use dictation or press them by mistake.')}
            </chakra.span>
          </span>
          <Switch
            checked={shortcuts === 'on'}
            onChange={(event) => setShortcuts(event.target.checked ? 'on' : 'off')}
          />
        </chakra.label>
      </chakra.div>
    </Dialog>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '36px',
  paddingBlock: '1.5',
  '&:not(:last-child)': { borderBottomWidth: '1px' },
  '& > dd': { flex: 'none' },
} as const;
