import { ChevronDownIcon } from '../icons';
import { Menu } from '../overlays/Menu';
import { MenuRadioItem } from '../overlays/MenuItem';
import { Chip } from './FilterChip';

export interface ChoiceChipProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

/** One of a few, always set, such as the year that a list is asked for. Stands among the filters of a list. */
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
