import type { Results } from './budgets';
import { floor, hello, inTurn, type Lab, manageUsers, median, quiet, type Subject } from './lab';
import { codeOf, codeWithPage, type Exchange, kilobytes, serialSteps } from './traffic';
import type { Vitals } from './vitals';

/** P6-P8, P10, P13, beside hello and floor in turn, so that a busy moment affects all. */
export async function measureLoading(lab: Lab, results: Results): Promise<void> {
  const [slow, unknown, slowHello, slowFloor, fast] = await vitalsOf(lab, [
    () => lab.load(manageUsers, 'slow'),
    () => lab.load(manageUsers, 'slow', { remembersRights: false }),
    () => lab.load(hello, 'slow'),
    () => lab.load(floor, 'slow'),
    () => lab.load(manageUsers, 'fast'),
  ]);
  if (!slow || !unknown || !slowHello || !slowFloor || !fast) return;
  const ratio = (id: string, key: keyof Vitals, base: Vitals, name: string, ours = slow) =>
    results.set(id, {
      value: ours[key] / base[key],
      remark: `${besides(ours[key], ours)}, ${name} ${besides(base[key], base)}`,
    });
  ratio('P6', 'firstPaint', slowHello, 'hello');
  ratio('P7', 'largestPaint', slowHello, 'hello');
  ratio('P7u', 'usable', slowHello, 'hello');
  ratio('P7r', 'usable', slowHello, 'hello', unknown);
  ratio('P8', 'blocking', slowFloor, 'floor');
  results.set('P8t', { value: fast.longestTask, remark: `usable after ${fast.usable.toFixed(0)} ms` });
  results.set('P13', { value: slow.layoutShift });

  const [warm, warmHello, warmFloor] = await inTurn(
    lab.runs,
    [manageUsers, hello, floor].map((subject) => () => warmReload(lab, subject)),
  );
  if (!warm || !warmHello || !warmFloor) return;
  type Load = keyof (typeof warm)[number];
  const of = (reloads: typeof warm, load: Load, key: keyof Reload) => median(reloads.map((each) => each[load][key]));
  const text = (reloads: typeof warm, load: Load) =>
    besides(of(reloads, load, 'usable'), { processor: of(reloads, load, 'processor') });
  for (const [id, load] of [
    ['P10', 'second'],
    ['P10c', 'third'],
  ] as const)
    results.set(id, {
      value: of(warm, load, 'usable') / of(warmHello, load, 'usable'),
      remark: `${text(warm, load)}, hello ${text(warmHello, load)}, floor ${text(warmFloor, load)}`,
    });
  results.set('P10b', { value: of(warm, 'second', 'kilobytes') });
}

/** Processor time hardly depends on the machine's load. */
const besides = (time: number, { processor }: Pick<Vitals, 'processor'>) =>
  `${time.toFixed(0)} ms (processor ${processor.toFixed(0)})`;

/** P1-P5: always the same, so a slow load is enough. */
export async function measureTraffic(lab: Lab, results: Results, lists: boolean): Promise<void> {
  const visit = await lab.load(manageUsers, 'slow');
  await visit.traffic.leaveOutHeaders(visit.page);
  const travelled = visit.traffic.travelled(visit.result.usable);
  const code = codeOf(travelled);
  const ofArea = code.filter(({ url }) => new URL(url).pathname.startsWith('/areas/'));
  const entry = ofArea.filter(({ url }) => url.includes('remoteEntry'));
  const all = await codeWithPage(travelled, visit.page);
  results.set('P1', { value: kilobytes(all, 'wireBytes'), remark: `${code.length} files and the page` });
  results.set('P2', { value: kilobytes(all, 'bodyBytes') });
  results.set('P3', { value: kilobytes(ofArea, 'wireBytes'), remark: 'account-and-team' });
  results.set('P3e', { value: kilobytes(entry, 'wireBytes') });
  results.set('P4', { value: travelled.length });
  results.set('P5', { value: serialSteps(travelled) });
  if (lists) printRequests(travelled);
  await visit.close();
}

function printRequests(exchanges: Exchange[]): void {
  const begin = exchanges[0]?.start ?? 0;
  for (const { url, start, end, wireBytes } of exchanges) {
    const times = `${(start - begin).toFixed(0).padStart(6)} – ${(end - begin).toFixed(0).padStart(6)} ms`;
    console.log(`${times} ${(wireBytes / 1_000).toFixed(1).padStart(7)} kB  ${url}`);
  }
}

async function vitalsOf(lab: Lab, loads: (() => ReturnType<Lab['load']>)[]): Promise<Vitals[]> {
  const all = await inTurn(
    lab.runs,
    loads.map((load) => async () => {
      const visit = await load();
      await visit.close();
      return visit.result;
    }),
  );
  return all.map((vitals) => {
    const of = (key: keyof Vitals) => median(vitals.map((one) => one[key]));
    return {
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      usable: of('usable'),
      layoutShift: of('layoutShift'),
      blocking: of('blocking'),
      longestTask: of('longestTask'),
      processor: of('processor'),
    };
  });
}

interface Reload {
  usable: number;
  processor: number;
  kilobytes: number;
}

/** The second load of a profile, in which the browser stores compiled code, and the third, as on each later day. */
async function warmReload(lab: Lab, subject: Subject): Promise<{ second: Reload; third: Reload }> {
  const visit = await lab.load(subject, 'slow');
  const { origin } = new URL(visit.page.url());
  const reload = async (): Promise<Reload> => {
    await quiet(visit.page);
    visit.traffic.forget();
    await visit.page.reload({ waitUntil: 'commit' });
    const { usable, processor } = await visit.vitals();
    const ofSite = visit.traffic
      .travelled()
      .filter(({ url }) => url.startsWith(`${origin}/`) && !url.startsWith(`${origin}/platform/`));
    return { usable, processor, kilobytes: kilobytes(ofSite, 'wireBytes') };
  };
  const loads = { second: await reload(), third: await reload() };
  await visit.close();
  return loads;
}
