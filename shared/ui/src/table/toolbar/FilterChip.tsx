import { chakra } from '@chakra-ui/react';
import { n, t } from '@console/words';
import { useMemo, useRef } from 'react';
import { compareWords } from '../../format/word-order';
import { AddIcon, CheckIcon, ChevronDownIcon, CloseIcon } from '../../icons';
import { Menu } from '../../popovers/Menu';
import { MenuCheckboxItem, MenuRadioItem } from '../../popovers/MenuItem';
import { filterWord, type TableFilter } from '../model/define-table';

interface FilterChipProps<Row> {
  filter: TableFilter<Row>;
  rows: readonly Row[];
  chosen: readonly string[] | undefined;
  onChange: (values: readonly string[]) => void;
}

const NOTHING: readonly string[] = [];

/** Dashed while unset; set, tinted with value and cross. */
export function FilterChip<Row>({ filter, rows, chosen = NOTHING, onChange }: FilterChipProps<Row>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isSet = chosen.length > 0;
  const { label, choices } = filter;

  function clear() {
    onChange([]);
    trigger.current?.focus();
  }

  return (
    <Chip set={isSet}>
      <Menu
        trigger={
          // Differs from the column's head, so that dictation can tell them apart.
          <button
            ref={trigger}
            type="button"
            aria-label={isSet || choices ? undefined : t('Filter by {label}', { label })}
          >
            {isSet || choices ? null : <AddIcon size={14} strokeWidth={2} aria-hidden />}
            {isSet || choices ? `${label}: ` : label}
            {isSet && (
              <b>
                {chosen.length === 1
                  ? filterWord(filter, chosen[0] ?? '')
                  : n(chosen.length, '{count} selected', '{count} selected')}
              </b>
            )}
            {!isSet && choices && <b>{ALL}</b>}
            {(isSet || choices) && <ChevronDownIcon size={14} strokeWidth={2} aria-hidden />}
          </button>
        }
      >
        {choices ? (
          <>
            <MenuRadioItem checked={!isSet} onChange={() => onChange([])}>
              {ALL}
            </MenuRadioItem>
            {choices.map((choice) => (
              <MenuRadioItem key={choice} checked={choice === chosen[0]} onChange={() => onChange([choice])}>
                {filterWord(filter, choice)}
              </MenuRadioItem>
            ))}
          </>
        ) : (
          <FilterValues {...{ filter, rows, chosen, onChange }} />
        )}
      </Menu>
      {isSet && (
        <button type="button" className="clear" aria-label={t('Clear {label} filter', { label })} onClick={clear}>
          <CloseIcon size={14} strokeWidth={2} aria-hidden />
        </button>
      )}
    </Chip>
  );
}

const ALL = t('All');

type FilterValuesProps<Row> = FilterChipProps<Row> & { chosen: readonly string[] };

/** Counts rows while the menu is open. */
function FilterValues<Row>({ filter, rows, chosen, onChange }: FilterValuesProps<Row>) {
  const values = useMemo(() => countValues(filter, rows, chosen), [filter, rows, chosen]);
  return values.map(([value, count]) => (
    <MenuCheckboxItem
      key={value}
      checked={chosen.includes(value)}
      count={count}
      onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))}
    >
      {filterWord(filter, value)}
    </MenuCheckboxItem>
  ));
}

/** A chosen value stays without rows, to be removed. */
function countValues<Row>(filter: TableFilter<Row>, rows: readonly Row[], values: readonly string[]) {
  const counts = new Map<string, number>(values.map((value) => [value, 0]));
  if (filter.counts) for (const [value, count] of filter.counts) counts.set(value, count);
  else for (const row of rows) for (const value of filter.values(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => compareWords(filterWord(filter, a), filterWord(filter, b)));
}

interface SwitchChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchChip({ label, isOn, onChange }: SwitchChipProps) {
  const Icon = isOn ? CheckIcon : AddIcon;
  return (
    <Chip set={isOn}>
      <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        <Icon size={14} strokeWidth={2} aria-hidden />
        {label}
      </button>
    </Chip>
  );
}

interface ChoiceChipProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

/** Always set, such as the year of the server's query. */
export function ChoiceChip({ label, value, options, onChange }: ChoiceChipProps) {
  return (
    <Chip set>
      <Menu
        trigger={
          <button type="button">
            {label}: <b>{value}</b>
            <ChevronDownIcon size={14} strokeWidth={2} aria-hidden />
          </button>
        }
      >
        {options.map((option) => (
          <MenuRadioItem key={option} checked={option === value} onChange={() => onChange(option)}>
            {option}
          </MenuRadioItem>
        ))}
      </Menu>
    </Chip>
  );
}

const Chip = chakra('div', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    height: '1.75rem',
    borderRadius: 'full',
    borderWidth: '1px',
    textStyle: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      paddingInline: '10px',
      borderRadius: 'full',
      fontWeight: 'inherit',
    },
    '& > button.clear': { width: '26px', justifyContent: 'center', paddingInline: 0, marginInlineStart: '-8px' },
    '@media (width < 760px)': { height: '2.25rem', '& > button.clear': { width: '36px' } },
  },
  variants: {
    set: {
      true: { borderColor: 'accent', bg: 'accent.soft', color: 'accent.text' },
      false: {
        borderStyle: 'dashed',
        borderColor: 'border.control',
        color: 'text.muted',
        _hover: { color: 'text' },
        _active: { bg: 'pressed' },
      },
    },
  },
});
