import { chakra } from '@chakra-ui/react';
import { n, t } from '@console/words';
import { ChevronDownIcon } from '../icons';
import { ChangedMark } from '../marks/ChangedMark';

/** '2 changes', announced. */
export function ChangeCount({ count }: { count: number }) {
  return (
    <Count>
      {count > 0 && <ChangedMark aria-hidden />}
      <span role="status">{count > 0 && n(count, '{count} change', '{count} changes')}</span>
    </Count>
  );
}

/** The first change in the bar, all when opened; cut to a line, with `title`. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  const [first, ...others] = changes;
  if (first === undefined) return null;
  if (others.length === 0) return <Only title={first}>{first}</Only>;
  return (
    <Root>
      <summary>
        <span title={first}>{first}</span> <b>{t('and {count} more', { count: others.length })}</b>
        <ChevronDownIcon size={14} strokeWidth={2} aria-hidden />
      </summary>
      <ul>
        {changes.map((change) => (
          <li key={change} title={change}>
            {change}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Count = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', flex: 'none', color: 'text.muted', textStyle: 'xs' },
});
const Only = chakra('span', { base: { display: 'block', truncate: true, textStyle: 'xs', color: 'text.muted' } });
const Root = chakra('details', {
  base: {
    minW: '0',
    textStyle: 'xs',
    color: 'text.muted',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxW: 'full',
      cursor: 'pointer',
      borderRadius: 'badge',
      listStyle: 'none',
      _hover: { color: 'text' },
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& :is(summary > span, li)': { truncate: true },
    '& summary > b': { flex: 'none', fontWeight: 'normal' },
    '& summary > svg': { flex: 'none', rotate: '180deg' },
    '&[open] summary > svg': { rotate: '0deg' },
    '& ul': { mt: '1.5', maxH: '30dvh', overflowY: 'auto' },
  },
});
