import { chakra } from '@chakra-ui/react';
import { ChangedMark } from '../marks/ChangedMark';

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
