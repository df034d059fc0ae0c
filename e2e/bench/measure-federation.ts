import type { Results } from './budgets';
import { floor, type Lab, manageUsers, median, type Subject, usedHeap } from './lab';
import { codeOf, kilobytes } from './traffic';

const RUNS = 3;

/** What federation and the number of areas cost, of one page. */
export interface Cost {
  /** Scripts and styles until it can be used, kB on the wire. */
  code: number;
  /** The same with the page itself, which carries the registry and grows with the areas. */
  codeAndPage: number;
  /** Until it can be used on the slow network and processor, ms. */
  usable: number;
  largestPaint: number;
  /** Script on this machine until it can be used, ms: gate and routes are worked out in it. */
  script: number;
  heap: number;
}

/** P18: the same screen with the same libraries in one bundle, without federation, is the floor. */
export async function measureFederation(lab: Lab, results: Results): Promise<void> {
  const ours = await costOf(lab, manageUsers);
  const base = await costOf(lab, floor);
  const ratio = (id: string, key: keyof Cost, unit: string, scale = 1) =>
    results.set(id, {
      value: ours[key] / base[key],
      remark: `${(ours[key] / scale).toFixed(1)} ${unit}, floor ${(base[key] / scale).toFixed(1)} ${unit}`,
    });
  ratio('P18', 'code', 'kB');
  ratio('P18p', 'largestPaint', 'ms');
  ratio('P18h', 'heap', 'MB', 1e6);
}

/** P19, of two installations that differ by the number of their areas. */
export function compareAreas(few: Cost, many: Cost, results: Results): void {
  results.set('P19', {
    value: many.codeAndPage - few.codeAndPage,
    remark: `${few.codeAndPage.toFixed(1)} → ${many.codeAndPage.toFixed(1)} kB`,
  });
  const percent = (id: string, key: keyof Cost) =>
    results.set(id, {
      value: Math.max(0, (many[key] / few[key] - 1) * 100),
      remark: `${few[key].toFixed(0)} → ${many[key].toFixed(0)} ms`,
    });
  percent('P19u', 'usable');
  percent('P19s', 'script');
}

export async function costOf(lab: Lab, subject: Subject): Promise<Cost> {
  const times: { usable: number; largestPaint: number }[] = [];
  const scripts: number[] = [];
  const heaps: number[] = [];
  let [code, document] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const slow = await lab.load(subject, 'slow');
    await slow.traffic.leaveOutHeaders(slow.page);
    const travelled = slow.traffic.travelled(slow.result.usable);
    code = kilobytes(codeOf(travelled), 'wireBytes');
    const isPage = ({ mimeType }: { mimeType: string }) => mimeType === 'text/html';
    document = kilobytes(travelled.filter(isPage), 'wireBytes');
    times.push(slow.result);
    await slow.close();

    const fast = await lab.visit(subject, 'fast');
    await fast.session.send('Performance.enable');
    await fast.page.goto(subject.path, { waitUntil: 'commit' });
    await fast.vitals();
    const { metrics } = await fast.session.send('Performance.getMetrics');
    scripts.push((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000);
    heaps.push(await usedHeap(fast.session));
    await fast.close();
  }
  return {
    code,
    codeAndPage: code + document,
    usable: median(times.map(({ usable }) => usable)),
    largestPaint: median(times.map(({ largestPaint }) => largestPaint)),
    script: median(scripts),
    heap: median(heaps),
  };
}
