import type { Results } from './budgets';
import { floor, hello, type Lab, manageUsers, median, type Speed, type Subject } from './lab';
import { codeOf, type Exchange, kilobytes, serialSteps } from './traffic';
import type { Vitals } from './vitals';

const RUNS = 3;

/** P6-P8, P10, P13: how soon the first load and the warm reload of Manage users show it, beside hello and floor. */
export async function measureLoading(lab: Lab, results: Results): Promise<void> {
  const slow = await loads(lab, manageUsers, 'slow');
  const slowHello = await loads(lab, hello, 'slow');
  const slowFloor = await loads(lab, floor, 'slow');
  const ratio = (id: string, key: keyof Vitals, base: Vitals, name: string) =>
    results.set(id, {
      value: slow[key] / base[key],
      remark: `${slow[key].toFixed(0)} ms, ${name} ${base[key].toFixed(0)} ms`,
    });
  ratio('P6', 'firstPaint', slowHello, 'hello');
  ratio('P7', 'largestPaint', slowHello, 'hello');
  ratio('P7u', 'usable', slowHello, 'hello');
  ratio('P8', 'blocking', slowFloor, 'floor');
  results.set('P13', { value: slow.layoutShift });

  const fast = await loads(lab, manageUsers, 'fast');
  results.set('P8t', { value: fast.longestTask, remark: `usable after ${fast.usable.toFixed(0)} ms` });

  const warm = await warmReload(lab, manageUsers);
  const warmHello = await warmReload(lab, hello);
  results.set('P10', {
    value: warm.usable / warmHello.usable,
    remark: `${warm.usable.toFixed(0)} ms, hello ${warmHello.usable.toFixed(0)} ms`,
  });
  results.set('P10b', { value: warm.kilobytes });
}

/** P1-P5: what the first load of Manage users asks for. The same every time, so one slow load tells it. */
export async function measureTraffic(lab: Lab, results: Results): Promise<void> {
  const visit = await lab.load(manageUsers, 'slow');
  await visit.traffic.leaveOutHeaders(visit.page);
  const travelled = visit.traffic.travelled(visit.result.usable);
  const code = codeOf(travelled);
  const ofArea = code.filter(({ url }) => new URL(url).pathname.startsWith('/areas/'));
  const entry = ofArea.filter(({ url }) => url.includes('remoteEntry'));
  results.set('P1', { value: kilobytes(code, 'wireBytes'), remark: `${code.length} files` });
  results.set('P2', { value: kilobytes(code, 'bodyBytes') });
  results.set('P3', { value: kilobytes(ofArea, 'wireBytes'), remark: 'account-and-team' });
  results.set('P3e', { value: kilobytes(entry, 'wireBytes') });
  results.set('P4', { value: travelled.length });
  results.set('P5', { value: serialSteps(travelled) });
  if (process.argv.includes('--requests')) printRequests(travelled);
  await visit.close();
}

/** The load as a list, for whoever wants to know where the time goes. */
function printRequests(exchanges: Exchange[]): void {
  const begin = exchanges[0]?.start ?? 0;
  for (const { url, start, end, wireBytes } of exchanges) {
    const times = `${(start - begin).toFixed(0).padStart(6)} – ${(end - begin).toFixed(0).padStart(6)} ms`;
    console.log(`${times} ${(wireBytes / 1_000).toFixed(1).padStart(7)} kB  ${url}`);
  }
}

async function loads(lab: Lab, subject: Subject, speed: Speed): Promise<Vitals> {
  const all: Vitals[] = [];
  for (let run = 0; run < RUNS; run++) {
    const visit = await lab.load(subject, speed);
    all.push(visit.result);
    await visit.close();
  }
  const of = (key: keyof Vitals) => median(all.map((vitals) => vitals[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    usable: of('usable'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking'),
    longestTask: of('longestTask'),
  };
}

async function warmReload(lab: Lab, subject: Subject): Promise<{ usable: number; kilobytes: number }> {
  const usable: number[] = [];
  let bytes = 0;
  for (let run = 0; run < RUNS; run++) {
    const visit = await lab.load(subject, 'slow');
    visit.traffic.forget();
    await visit.page.reload({ waitUntil: 'commit' });
    usable.push((await visit.vitals()).usable);
    const origin = new URL(visit.page.url()).origin;
    bytes = kilobytes(
      visit.traffic.travelled().filter(({ url }) => url.startsWith(origin)),
      'wireBytes',
    );
    await visit.close();
  }
  return { usable: median(usable), kilobytes: bytes };
}
