import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from './budgets';

test('Q193 the budgets of the bench and of `size` are those of the quality list', () => {
  const list = readFileSync(join(import.meta.dirname, '../../docs/quality.md'), 'utf8');
  const rows = [...list.matchAll(/^\| (P\d+) \|[^|]*\|([^|]*)\|/gm)].map(
    ([, id = '', cell = '']) => [id, cell] as const,
  );
  const numbers = new Map(
    rows.map(([id, cell]) => [
      id,
      cell
        .replace(/~~.*?~~/g, '')
        .match(/[\d.]+/g)
        ?.map(Number),
    ]),
  );
  for (const { id, limit } of budgets)
    expect([id, numbers.get(/P\d+/.exec(id)?.[0] ?? '')]).toEqual([id, expect.arrayContaining([limit])]);
  expect([...numbers.keys()].filter((id) => !budgets.some((budget) => budget.id === id))).toEqual([]);
});
