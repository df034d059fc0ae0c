import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type PointerEvent, useState } from 'react';

const WIDTH = 100;
const HEIGHT = 32;
const EDGE = 2;

export interface Trend {
  /** At least two values, oldest first. */
  values: readonly number[];
  format: (value: number) => string;
  /** '27 Oct'. */
  timeOf: (index: number) => string;
}

export interface TrendLineProps extends Trend {
  /** 'Team'. */
  name: string;
  good?: boolean;
}

/** The last values with a scale; pointer or arrows name a value. */
export function TrendLine({ name, values, format, timeOf, good = false }: TrendLineProps) {
  const [read, setRead] = useState<number>();
  if (values.length < 2) return null;
  const last = values.length - 1;
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A flat line is in the middle.
  const heightOf = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  const y = (value: number) => HEIGHT - EDGE - heightOf(value) * (HEIGHT - 2 * EDGE);
  const points = values.map((value, index) => `${((index / last) * WIDTH).toFixed(1)},${y(value).toFixed(1)}`);
  const position = Math.min(read ?? last, last);
  const value = values[position] ?? low;
  const place = `${(position / last) * 100}%`;
  const words = `${timeOf(position)}: ${format(value)}`;

  function readAt({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setRead(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  }

  return (
    <Root style={{ color: good ? 'var(--colors-accent-text)' : 'var(--colors-text-subtle)' }}>
      <Plot>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} fill="currentColor" fillOpacity=".1" />
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Dot style={{ insetInlineStart: place, top: `${(y(value) / HEIGHT) * 100}%` }} />
        {read !== undefined && (
          <Reading style={{ insetInlineStart: place, translate: `-${place}` }} aria-hidden>
            {words}
          </Reading>
        )}
        <Pointer
          type="range"
          min={0}
          max={last}
          value={position}
          aria-label={t('{name}, day by day', { name })}
          aria-valuetext={words}
          onChange={(event) => setRead(event.target.valueAsNumber)}
          onFocus={() => setRead(position)}
          onBlur={() => setRead(undefined)}
          onPointerMove={readAt}
          onPointerLeave={({ currentTarget }) => {
            if (currentTarget !== document.activeElement) setRead(undefined);
          }}
        />
      </Plot>
      <Scale aria-hidden>
        <span>{format(high)}</span>
        {high !== low && <span>{format(low)}</span>}
      </Scale>
      <Times aria-hidden>
        <span>{timeOf(0)}</span>
        <span>{timeOf(last)}</span>
      </Times>
    </Root>
  );
}

/** Reserves the line's height. */
export function TrendSpace() {
  return (
    <Root aria-hidden>
      <Plot />
      <Scale />
      <Times>
        <span>{'\u00a0'}</span>
      </Times>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '2',
    rowGap: '0.5',
    '& span': { fontVariantNumeric: 'tabular-nums' },
  },
});
const Plot = chakra('div', {
  base: {
    position: 'relative',
    h: '32px',
    '& > svg': { display: 'block', w: 'full', h: 'full', overflow: 'visible', forcedColorAdjust: 'auto' },
  },
});
const Dot = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: '5px',
    m: '-2.5px',
    borderRadius: 'full',
    bg: 'currentColor',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
});
/** The browser's range input, for its keys; invisible. */
const Pointer = chakra('input', {
  base: {
    position: 'absolute',
    // Above the figure's link.
    zIndex: '1',
    inset: '0',
    w: 'full',
    h: 'full',
    m: '0',
    appearance: 'none',
    bg: 'transparent',
    cursor: 'crosshair',
    borderRadius: 'tick',
    '&::-webkit-slider-thumb': { appearance: 'none', w: '1px', h: '32px' },
    '&::-moz-range-thumb': { w: '1px', h: '32px', border: '0', bg: 'transparent' },
    '&::-moz-range-track': { bg: 'transparent' },
  },
});
const Reading = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '1',
    // Replaces the first and last time.
    top: 'calc(100% + 1px)',
    px: '1.5',
    borderRadius: 'badge',
    bg: 'text',
    color: 'surface',
    fontSize: '2xs',
    lineHeight: '1.125rem',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    fontSize: '2xs',
    lineHeight: '0.75rem',
    color: 'text.muted',
    textAlign: 'end',
  },
});
const Times = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', fontSize: '2xs', lineHeight: '2xs', color: 'text.muted' },
});
