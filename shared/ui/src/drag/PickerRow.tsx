import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { memo } from 'react';
import { AddIcon, CheckIcon, CloseIcon, DragIcon } from '../icons';
import type { Side } from './use-picker-rows';

export const NARROW = '@container (width < 35rem)';

interface PickerRowProps {
  id: string;
  name: string;
  side: Side;
  /** Selected rows stay in the list, marked. */
  isTaken: boolean;
  isActive: boolean;
  /** Counts undrawn rows too. */
  index: number;
  count: number;
  /** Pixels that undrawn rows would take. */
  spaceBefore: number;
}

/** No own handlers, so that only changed rows render. */
export const PickerRow = memo(function PickerRow(props: PickerRowProps) {
  const { id, name, side, isTaken, isActive, index, count, spaceBefore } = props;
  return (
    <Line
      data-drag-id={id}
      data-taken={isTaken || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={spaceBefore === 0 ? undefined : { marginTop: spaceBefore }}
    >
      <Grip />
      <span>{name}</span>
      {isTaken && <small id={`${id}-taken`}>{t('Selected')}</small>}
      <Act
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={side === 'all' ? t('Add {name}', { name }) : t('Remove {name}', { name })}
        aria-disabled={isTaken || undefined}
        aria-describedby={isTaken ? `${id}-taken` : undefined}
      >
        {isTaken ? <CheckIcon aria-hidden /> : side === 'all' ? <AddIcon aria-hidden /> : <CloseIcon aria-hidden />}
      </Act>
    </Line>
  );
});

const Grip = () => <DragIcon size={14} strokeWidth={2} aria-hidden data-grip />;

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '2.375rem',
    ps: '2',
    pe: '1.5',
    cursor: 'grab',
    '@media (hover: hover)': { '&:hover': { bg: 'hover' } },
    '& > [data-grip]': { flex: 'none', color: 'text.subtle' },
    '& > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& > small': { flex: 'none', textStyle: 'xs' },
    '&[data-taken]': { color: 'text.subtle', cursor: 'default' },
    '@media (pointer: coarse)': {
      minH: 'touch',
      ps: '3',
      '& > [data-grip]': { display: 'none' },
    },
    [NARROW]: { minH: 'touch', ps: '3', '& > [data-grip]': { display: 'none' } },
  },
});
const Act = chakra('button', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    boxSize: 'control.small',
    borderRadius: 'control',
    color: 'text.muted',
    '@media (hover: hover)': { '&:hover:not([aria-disabled=true])': { bg: 'pressed', color: 'text' } },
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)' },
    '&[aria-disabled=true]': { color: 'success', cursor: 'default' },
    '@media (pointer: coarse)': { boxSize: '40px' },
  },
});
