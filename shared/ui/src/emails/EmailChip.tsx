import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import type { KeyboardEvent } from 'react';
import { AlertIcon, CloseIcon } from '../icons';
import { Tooltip } from '../popovers/Tooltip';

export interface EmailChipProps {
  email: string;
  problem: string | undefined;
  /** A locked address can be neither corrected nor removed. */
  locked: boolean;
  onRemove: (viaKeyboard: boolean) => void;
  /** Moves the address back into the input. */
  onEdit: () => void;
}

/** A button that edits the address, and a cross. Arrows move, Delete removes. */
export function EmailChip({ email, problem, locked, onRemove, onEdit }: EmailChipProps) {
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onRemove(true);
    } else if (event.key === 'ArrowLeft') {
      neighbour(event.currentTarget, 'previousElementSibling')?.focus();
    } else if (event.key === 'ArrowRight') {
      neighbour(event.currentTarget, 'nextElementSibling')?.focus();
    }
  }

  if (locked)
    return (
      <Chip bad={problem !== undefined}>
        <Text>{email}</Text>
      </Chip>
    );

  const words = (
    <Words
      type="button"
      data-chip-words
      aria-keyshortcuts="Delete"
      onClick={onEdit}
      onKeyDown={press}
      aria-label={t('Edit {email}', { email })}
    >
      {problem !== undefined && <AlertIcon size={12} strokeWidth={2.2} />}
      <span>{email}</span>
    </Words>
  );
  return (
    <Chip bad={problem !== undefined}>
      {problem === undefined ? words : <Tooltip text={problem}>{words}</Tooltip>}
      <Cross type="button" tabIndex={-1} aria-label={t('Remove {email}', { email })} onClick={() => onRemove(false)}>
        <CloseIcon size={12} strokeWidth={2.2} />
      </Cross>
    </Chip>
  );
}

function neighbour(words: HTMLElement, direction: 'previousElementSibling' | 'nextElementSibling') {
  const chip = words.parentElement;
  const beside =
    chip?.[direction] ?? (direction === 'nextElementSibling' ? chip?.parentElement?.nextElementSibling : null);
  return beside?.matches('input')
    ? (beside as HTMLElement)
    : beside?.querySelector<HTMLElement>('[data-chip-words], input');
}

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    // 24 px within the border: WCAG's smallest target.
    h: '1.625rem',
    '@media (pointer: coarse)': { h: '2.125rem' },
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'badge',
    bg: 'surface.sunken',
    textStyle: 'xs',
    cursor: 'default',
  },
  variants: { bad: { true: { bg: 'danger.soft', borderColor: 'danger.line', color: 'danger' } } },
});

const Words = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    ps: '1.5',
    borderRadius: 'badge',
    '& > span': { truncate: true },
  },
});

const Text = chakra('span', { base: { px: '1.5', alignSelf: 'center', truncate: true } });

const Cross = chakra('button', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    w: '24px',
    '@media (pointer: coarse)': { w: '32px' },
    borderRadius: 'badge',
    opacity: 0.7,
    _hover: { opacity: 1 },
  },
});
