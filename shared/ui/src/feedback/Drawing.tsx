import { chakra } from '@chakra-ui/react';

export type Condition = 'nothing-yet' | 'nothing-found' | 'failed' | 'unavailable' | 'not-allowed';

const LINES: Record<Condition, React.ReactNode> = {
  'nothing-yet': (
    <>
      <path d="M0 50h120" />
      <path d="M26 50 46 28l10 10 14-20 24 32" data-filled />
      <circle cx="92" cy="16" r="6" />
      <path d="M38 57h26M74 57h12" data-faint />
    </>
  ),
  'nothing-found': (
    <>
      <path d="M0 50h120" />
      <path d="M14 50c14-8 24-8 38 0M60 50c16-11 30-11 46 0" data-filled />
      <path d="M30 20h60M42 28h36M24 36h40" data-faint />
    </>
  ),
  failed: <path d="M0 50h50l6-12 8 24 6-12h50" />,
  unavailable: (
    <>
      <path d="M0 50h34M86 50h34" />
      <path d="M40 50a20 20 0 0 1 40 0Z" data-filled data-quiet />
      <path d="M40 50a20 20 0 0 1 40 0" />
      <path d="M24 58h18M52 58h30M92 58h8" data-faint />
    </>
  ),
  'not-allowed': (
    <>
      <path d="M0 50h120" />
      <path d="M34 50V26M86 50V26" />
      <path d="M30 31h60v8H30Z" data-filled />
      <path d="M44 31l-5 8M58 31l-5 8M72 31l-5 8M86 31l-5 8" />
    </>
  ),
};

/** Decoration: the text beside says the same. */
export function Drawing({ of }: { of: Condition }) {
  return (
    <LineDrawing viewBox="0 0 120 64" aria-hidden>
      {LINES[of]}
    </LineDrawing>
  );
}

/** Style of line drawings; `data-filled`, `data-quiet` and `data-faint` vary a child. */
export const LineDrawing = chakra('svg', {
  base: {
    w: '120px',
    h: '64px',
    fill: 'none',
    stroke: 'border.control',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& [data-filled]': { fill: 'accent.soft', stroke: 'accent.text' },
    '& [data-quiet]': { stroke: 'none' },
    '& [data-faint]': { stroke: 'border.strong' },
    '@media (forced-colors: active)': { forcedColorAdjust: 'auto', '& [data-filled]': { fill: 'Canvas' } },
  },
});
