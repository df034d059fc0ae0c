import type { Results } from './budgets';
import { floor, inTurn, type Lab, manageUsers, median, type Subject, usedHeap } from './lab';
import { codeOf, codeWithPage, kilobytes } from './traffic';

interface Cost {
  /** kB of scripts and styles on the wire. */
  code: number;
  /** With the page, whose registry grows with areas. */
  codeAndPage: number;
  /** Ms on the slow network and processor. */
  usable: number;
  largestPaint: number;
  /** Processor ms, with gate and routes. */
  script: number;
  heap: number;
}

/** P18, against the floor. */
export async function measureFederation(lab: Lab, results: Results): Promise<void> {
  const [ours, base] = await costsOf([
    [lab, manageUsers],
    [lab, floor],
  ]);
  if (!ours || !base) return;
  const ratio = (id: string, key: keyof Cost, unit: string, scale = 1) =>
    results.set(id, {
      value: ours[key] / base[key],
      remark: `${(ours[key] / scale).toFixed(1)} ${unit}, floor ${(base[key] / scale).toFixed(1)} ${unit}`,
    });
  ratio('P18', 'code', 'kB');
  ratio('P18p', 'largestPaint', 'ms');
  ratio('P18h', 'heap', 'MB', 1e6);
}

/** P19: most areas against fewest. */
export async function measureAreas(labs: Lab[], results: Results): Promise<void> {
  const costs = await costsOf(labs.map((lab) => [lab, manageUsers]));
  const [few, many] = [costs[0], costs.at(-1)];
  if (!few || !many) return;
  const remark = (key: keyof Cost, unit: string) => `${costs.map((cost) => cost[key].toFixed(1)).join(' → ')} ${unit}`;
  results.set('P19', { value: many.codeAndPage - few.codeAndPage, remark: remark('codeAndPage', 'kB') });
  const percent = (id: string, key: keyof Cost) =>
    results.set(id, { value: Math.max(0, (many[key] / few[key] - 1) * 100), remark: remark(key, 'ms') });
  percent('P19u', 'usable');
  percent('P19s', 'script');
}

async function costsOf(cases: [Lab, Subject][]): Promise<Cost[]> {
  const measures = cases.map(
    ([lab, subject]) =>
      () =>
        costOf(lab, subject),
  );
  const all = await inTurn(cases[0]?.[0].runs ?? 0, measures);
  return all.map((costs) => {
    const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]));
    return {
      code: of('code'),
      codeAndPage: of('codeAndPage'),
      usable: of('usable'),
      largestPaint: of('largestPaint'),
      script: of('script'),
      heap: of('heap'),
    };
  });
}

async function costOf(lab: Lab, subject: Subject): Promise<Cost> {
  const slow = await lab.load(subject, 'slow');
  await slow.traffic.leaveOutHeaders(slow.page);
  const travelled = slow.traffic.travelled(slow.result.usable);
  const code = kilobytes(await codeWithPage(travelled, slow.page), 'wireBytes');
  const files = kilobytes(codeOf(travelled), 'wireBytes');
  const isPage = ({ mimeType }: { mimeType: string }) => mimeType === 'text/html';
  const page = kilobytes(travelled.filter(isPage), 'wireBytes');
  const { usable, largestPaint } = slow.result;
  await slow.close();

  const fast = await lab.visit(subject, 'fast');
  await fast.page.goto(subject.path, { waitUntil: 'commit' });
  await fast.vitals();
  const { metrics } = await fast.session.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
  const heap = await usedHeap(fast.session);
  await fast.close();
  return { code, codeAndPage: files + page, usable, largestPaint, script, heap };
}
