import { chakra } from '@chakra-ui/react';

/** '2 changes' beside Save, read out as it changes; nothing while there is none. */
export function ChangeCount({ count }: { count: number }) {
  return (
    <Root>
      {count > 0 && <ChangedMark aria-hidden />}
      <span role="status">{count > 0 && (count === 1 ? '1 change' : `${count} changes`)}</span>
    </Root>
  );
}

const Root = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', flex: 'none', color: 'text.muted', textStyle: 'xs' },
});
const ChangedMark = chakra('span', {
  base: {
    boxSize: '7px',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'changed.mark',
    background: 'linear-gradient(90deg, {colors.changed.mark} 50%, transparent 50%)',
  },
});
