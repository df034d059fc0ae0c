import { chakra } from '@chakra-ui/react';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
}

/** Needs text and count beside. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      <Fill style={{ scale: `${share} 1` }} />
    </Track>
  );
}

const Track = chakra('div', {
  base: {
    h: '4px',
    borderRadius: 'full',
    bg: 'pressed',
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});
const Fill = chakra('div', {
  base: {
    h: 'full',
    bg: 'accent',
    transformOrigin: 'left',
    transition: 'scale {durations.open} {easings.out}',
    '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' },
  },
});
