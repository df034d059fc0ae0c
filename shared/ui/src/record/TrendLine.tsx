const WIDTH = 116;
const HEIGHT = 30;
const EDGE = 2;

export interface TrendLineProps {
  /** Oldest first; fewer than two values draw nothing. */
  values: readonly number[];
  good?: boolean;
}

/** A line of the last values without axes. Decoration: the figure beside it has the information. */
export function TrendLine({ values, good = false }: TrendLineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const x = (index: number) => EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const colour = good ? 'var(--colors-accent-text)' : 'var(--colors-text-subtle)';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      style={{ forcedColorAdjust: 'auto' }}
      aria-hidden
    >
      <polygon
        points={`${EDGE},${HEIGHT} ${points.join(' ')} ${WIDTH - EDGE},${HEIGHT}`}
        fill={colour}
        fillOpacity=".1"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke={colour}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? low)} r="2" fill={colour} />
    </svg>
  );
}
