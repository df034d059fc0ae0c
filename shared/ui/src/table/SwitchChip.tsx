import { AddIcon, CheckIcon } from '../icons';
import { Chip } from './FilterChip';

interface SwitchChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A filter that is on (ticked, tinted) or off (dashed). */
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
