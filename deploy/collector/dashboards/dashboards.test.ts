import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@console/contract';
import { parse } from 'yaml';
import { ReportCounts } from '../report-counts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const { groups } = parse(read('alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
const { panels } = JSON.parse(read('grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] };

const expressions = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

async function metrics(): Promise<Map<string, string[]>> {
  const counts = new ReportCounts(Date.now);
  const registry: Registry = { schema: 1, origins: [], outside: {}, areas: {} };
  const published = { registry, hosts: [] };
  const area = { type: 'area', area: 'x', version: '1', stage: 'page', duration: 1, release: '' } as const;
  counts.add({ ...area, outcome: 'loaded' }, published, 'a');
  counts.add({ ...area, outcome: 'failed', failure: 'code' }, published, 'a');
  counts.add({ type: 'error', error: 'Error', stack: [], release: '' }, published, 'a');
  counts.add({ type: 'vitals', vitals: { LCP: 1, CLS: 0 }, release: '' }, published, 'a');
  counts.addViolation({ directive: 'script-src' } as Parameters<typeof counts.addViolation>[0]);
  counts.addRefusal('size');
  const lines = [...(await counts.text()).matchAll(/^(\w+)\{(.*)\} /gm)].map(
    ([, name = '', labels = '']) => [name, [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)] as const,
  );
  return new Map([...lines, ['up', ['job']]]);
}

test.each(expressions)('"%s" reads metrics and labels that the collector has', async (_, expression) => {
  const known = await metrics();
  const selected = [...expression.matchAll(/((?:console|collector)_\w+|\bup\b)(?:\{([^}]*)\})?/g)];
  expect(selected.length).toBeGreaterThan(0);
  for (const [, name = '', filters = ''] of selected) {
    const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
    const filtered = [...filters.matchAll(/(\w+)[=!~]+"/g)].map(([, label = '']) => label);
    expect([...known.keys()]).toContain(name);
    expect(known.get(name)).toEqual(
      expect.arrayContaining([...filtered, ...grouped.filter((label) => label !== 'le')]),
    );
  }
});
