import { chakra } from '@chakra-ui/react';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
}

/** Needs text and count beside. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <Bar aria-label={label} value={value} max={Math.max(max, 1)} />;
}

const fill = {
  bg: 'accent',
  transition: 'inline-size {durations.open} {easings.out}',
  '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' },
} as const;
const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '4px',
    borderRadius: 'full',
    bg: 'pressed',
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px' },
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
});
