import { chakra } from '@chakra-ui/react';
import { ChevronDownIcon } from '../icons';

/** What Save would change: the first change in the bar's line, all of them when opened. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  const [first, ...others] = changes;
  if (first === undefined) return null;
  if (others.length === 0) return <Only>{first}</Only>;
  return (
    <Root>
      <summary>
        <span>
          {first} and {others.length} more
        </span>
        <ChevronDownIcon size={14} strokeWidth={2} aria-hidden />
      </summary>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Root>
  );
}

const Only = chakra('span', { base: { minW: '0', textStyle: 'xs', color: 'text.muted' } });
const Root = chakra('details', {
  base: {
    minW: '0',
    textStyle: 'xs',
    color: 'text.muted',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      cursor: 'pointer',
      borderRadius: 'badge',
      listStyle: 'none',
      _hover: { color: 'text' },
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary > svg': { flex: 'none', rotate: '180deg' },
    '&[open] summary > svg': { rotate: '0deg' },
    '& ul': { mt: '1.5', maxH: '30dvh', overflowY: 'auto' },
  },
});
