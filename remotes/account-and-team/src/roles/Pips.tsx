import { chakra } from '@console/ui';

/** How many of a few are on, at a glance; the words stand beside it. */
export function Pips({ on, all }: { on: number; all: number }) {
  return (
    <Root aria-hidden>
      {Array.from({ length: all }, (_, pip) => (
        // The index is the key: pips have no other identity.
        <i key={pip} data-on={pip < on || undefined} />
      ))}
    </Root>
  );
}

const Root = chakra('span', {
  base: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2px',
    width: '52px',
    '& i': { width: '7px', height: '4px', borderRadius: '1px', bg: 'border.strong' },
    '& i[data-on]': { bg: 'accent' },
    '@media (forced-colors: active)': { '& i': { border: '1px solid' }, '& i[data-on]': { bg: 'CanvasText' } },
  },
});
