import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { memo, useId } from 'react';
import { IconButton } from '../buttons/IconButton';
import { Checkbox, handledAbove } from '../choices/Checkbox';
import { ChevronRightIcon, FolderIcon } from '../icons';
import type { Folder, FoundFolder } from './folder-index';

/** Panels and mobile are narrower. */
export const NARROW = '@container (width < 30rem)';

interface FolderRowProps {
  folder: Folder | FoundFolder;
  isChosen: boolean;
  isActive: boolean;
  /** Counts undrawn rows too. */
  index: number;
  count: number;
  /** Pixels that undrawn rows would take. */
  spaceBefore: number;
}

/** No own handlers, so that only changed rows render. */
export const FolderRow = memo(function FolderRow(props: FolderRowProps) {
  const { folder, isChosen, isActive, index, count, spaceBefore } = props;
  const { id, name, hasChildren, note, badge } = folder;
  const about = useId();
  return (
    <Line
      data-folder={id}
      data-chosen={isChosen || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={spaceBefore === 0 ? undefined : { marginTop: spaceBefore }}
    >
      <label>
        <Checkbox
          aria-label={name}
          aria-describedby={about}
          tabIndex={isActive ? 0 : -1}
          checked={isChosen}
          onChange={handledAbove}
        />
        <FolderIcon aria-hidden />
        <span>
          {'above' in folder && folder.above.map((above) => <small key={above}>{above} / </small>)}
          {name}
        </span>
      </label>
      <Badges id={about}>
        {badge}
        {note !== undefined && <span data-note>{note}</span>}
      </Badges>
      {hasChildren ? (
        <IconButton
          size="small"
          label={t('Open {name}', { name })}
          icon={<ChevronRightIcon />}
          tabIndex={isActive ? 0 : -1}
          data-opens
        />
      ) : (
        <i aria-hidden />
      )}
    </Line>
  );
});

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '40px',
    pe: '2',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
    '&[data-chosen]': { bg: 'selected' },
    '@media (hover: hover)': { '&:hover:not([data-chosen])': { bg: 'hover' } },
    '& > label': {
      display: 'flex',
      flex: '1',
      alignItems: 'center',
      gap: '10px',
      minW: '0',
      alignSelf: 'stretch',
      py: '2',
      ps: '4',
      cursor: 'pointer',
    },
    '& > label > svg': { flex: 'none', color: 'text.subtle' },
    '& > label > span': {
      minW: '0',
      truncate: true,
      fontWeight: 'medium',
    },
    '& > label > span:has(small)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& > label small': { fontSize: 'inherit', fontWeight: 'regular', color: 'text.muted' },
    '& > i': { flex: 'none', w: 'control.small' },
    '@media (pointer: coarse)': { minH: '52px' },
    [NARROW]: { minH: '52px', '& > label > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
});
const Badges = chakra('span', {
  base: {
    display: 'flex',
    flex: '0 1 14.5rem',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textStyle: 'xs',
    color: 'text.muted',
    _empty: { display: 'none' },
    [NARROW]: { flex: 'none', maxW: '40%', '& > [data-note]': { display: 'none' } },
  },
});
