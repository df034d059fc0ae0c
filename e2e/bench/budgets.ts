import { BYTE_BUDGETS } from '@console/deploy';

export interface Budget {
  id: string;
  quantity: string;
  unit: 'kB' | 'ms' | 's' | 'MB' | '×' | '' | '%';
  limit: number;
}

/**
 * Times are ratios to `hello`, a page with React and React Router; blocking to `floor`, the screen in a bundle without
 * federation.
 */
export const budgets: Budget[] = [
  { id: 'P1', quantity: 'scripts and styles on the wire until usable', unit: 'kB', limit: BYTE_BUDGETS.P1 / 1_000 },
  { id: 'P2', quantity: 'scripts and styles parsed', unit: 'kB', limit: BYTE_BUDGETS.P2 / 1_000 },
  { id: 'P3', quantity: 'an area, first visit', unit: 'kB', limit: BYTE_BUDGETS.P3 / 1_000 },
  { id: 'P3e', quantity: '… its entry', unit: 'kB', limit: BYTE_BUDGETS.P3e / 1_000 },
  { id: 'P4', quantity: 'requests until usable, API included', unit: '', limit: 16 },
  { id: 'P5', quantity: 'serial steps', unit: '', limit: 3 },
  { id: 'P6', quantity: "first contentful paint ÷ hello's", unit: '×', limit: 0.5 },
  { id: 'P7', quantity: "largest contentful paint ÷ hello's", unit: '×', limit: 2.2 },
  { id: 'P7u', quantity: "usable ÷ hello's", unit: '×', limit: 2.2 },
  { id: 'P7r', quantity: '… in a tab that does not remember rights', unit: '×', limit: 2.2 },
  { id: 'P8', quantity: "long-task blocking ÷ floor's", unit: '×', limit: 1.1 },
  { id: 'P8t', quantity: 'longest task, unthrottled', unit: 'ms', limit: 80 },
  { id: 'P9', quantity: 'heap after load', unit: 'MB', limit: 7 },
  { id: 'P9g', quantity: 'heap growth after 100 visits', unit: '%', limit: 5 },
  { id: 'P10', quantity: "warm reload ÷ hello's", unit: '×', limit: 3 },
  { id: 'P10b', quantity: '… bytes besides the API', unit: 'kB', limit: 2 },
  { id: 'P10c', quantity: "… the third load ÷ hello's", unit: '×', limit: 2.6 },
  { id: 'P11', quantity: 'to an area not yet visited, prefetched', unit: 'ms', limit: 250 },
  { id: 'P11n', quantity: '… not prefetched', unit: 'ms', limit: 600 },
  { id: 'P11s', quantity: '… until its skeleton', unit: 'ms', limit: 80 },
  { id: 'P12', quantity: 'to it again', unit: 'ms', limit: 160 },
  { id: 'P13', quantity: 'cumulative layout shift', unit: '', limit: 0.001 },
  { id: 'P14', quantity: 'filter key to paint, 10,000 rows, CPU ×4: median', unit: 'ms', limit: 50 },
  { id: 'P14w', quantity: '… worst', unit: 'ms', limit: 170 },
  { id: 'P15', quantity: 'filter key to paint, 50,000 rows, CPU ×4: median', unit: 'ms', limit: 70 },
  { id: 'P15w', quantity: '… worst', unit: 'ms', limit: 200 },
  { id: 'P15h', quantity: '… heap per row', unit: 'kB', limit: 0.25 },
  { id: 'P16', quantity: "usable after the sign-in redirect ÷ hello's", unit: '×', limit: 2.3 },
  { id: 'P17', quantity: 'rebuild and publish one area', unit: 's', limit: 8 },
  { id: 'P18', quantity: "price of federation: scripts and styles ÷ floor's", unit: '×', limit: 1.5 },
  { id: 'P18p', quantity: "… largest contentful paint ÷ floor's", unit: '×', limit: 1.4 },
  { id: 'P18h', quantity: "… heap ÷ floor's", unit: '×', limit: 1.5 },
  { id: 'P19', quantity: '50 areas: more code and registry on the wire', unit: 'kB', limit: 6 },
  { id: 'P19u', quantity: '… later usable', unit: '%', limit: 5 },
  { id: 'P19s', quantity: '… more script: gates and routes', unit: '%', limit: 5 },
  { id: 'P20', quantity: '50,000 documents: all of them usable', unit: 's', limit: 3 },
  { id: 'P20f', quantity: '… the first of them', unit: 's', limit: 1.5 },
  { id: 'P20t', quantity: '… longest task: tick, all, refetch, export', unit: 'ms', limit: 100 },
  { id: 'P20p', quantity: '… review before publishing all', unit: 's', limit: 2 },
  { id: 'P21', quantity: 'files of a release of host and one area, returning', unit: 'kB', limit: 10 },
  { id: 'P21p', quantity: '… the page', unit: 'kB', limit: 18 },
];

export type Results = Map<string, { value: number; remark?: string }>;

export type Figures = Readonly<Record<string, number>>;

export function renderTable(results: Results, before: Figures = {}): string {
  const lines = budgets
    .filter(({ id }) => results.has(id))
    .map(({ id, quantity, unit, limit }) => {
      const { value = Number.NaN, remark = '' } = results.get(id) ?? {};
      const verdict = value <= limit ? 'ok' : 'OVER';
      return [
        id.padEnd(5),
        quantity.padEnd(50),
        format(value, unit),
        format(limit, unit),
        before[id] === undefined ? ''.padStart(11) : format(before[id], unit),
        verdict.padEnd(5),
        remark,
      ].join('  ');
    });
  const head = [
    '#'.padEnd(5),
    'quantity'.padEnd(50),
    'measured'.padStart(11),
    'budget'.padStart(11),
    'before'.padStart(11),
    '     ',
    '',
  ].join('  ');
  return [head, ...lines].join('\n');
}

function format(value: number, unit: Budget['unit']): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : value < 1 ? 3 : 1;
  return `${value.toFixed(unit === '×' ? 2 : digits)} ${unit}`.trim().padStart(11);
}
