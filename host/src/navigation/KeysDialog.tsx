import { chakra, Dialog, Kbd } from '@console/ui';

const KEYS = [
  [
    'Anywhere',
    [
      ['Ctrl K', 'Go to a page'],
      ['F8', 'To the latest message, and back'],
      ['Esc', 'Close what is on top'],
      ['?', 'These keys'],
    ],
  ],
  [
    'In a list',
    [
      ['/', 'Search'],
      ['↑ ↓', 'From row to row'],
      ['Enter', 'Open the row'],
      ['Space', 'Tick the row; with Shift all rows since the last one'],
    ],
  ],
  ['In a form', [['Ctrl S', 'Save']]],
] as const;

/** The console's keyboard shortcuts, by the place where they work. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
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
    </Dialog>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '36px',
  borderBottomWidth: '1px',
  '& > dd': { flex: 'none' },
} as const;
