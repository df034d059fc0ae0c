import { join } from 'node:path';
import { inCheckout, runIn } from '@console/deploy';
import { inTurn, type Lab, manageUsers, median, quiet } from './lab';
import { codeWithPage, kilobytes, serialSteps } from './traffic';

type Figures = Record<string, number>;

/** In turn, so that a busy moment affects both. Prints medians, and ratios per turn, first to second site. */
export async function compareSites(built: Lab, compared: Lab): Promise<string> {
  const [ours = [], theirs = []] = await inTurn(built.runs, [() => figuresOf(built), () => figuresOf(compared)]);
  const line = (...cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(14))).join('');
  const text = (value: number) => value.toFixed(value < 100 ? 1 : 0);
  const lines = Object.keys(ours[0] ?? {}).map((name) => {
    const [own = [], other = []] = [ours, theirs].map((all) => all.map((figures) => figures[name] ?? Number.NaN));
    const ratios = own.map((value, turn) => value / (other[turn] ?? Number.NaN));
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    return line(name, text(median(own)), text(median(other)), median(ratios).toFixed(2), spread);
  });
  return [line('Manage users, slow', 'here', 'there', 'here ÷ there', 'spread'), ...lines].join('\n');
}

export function withSiteOf(commit: string, measure: (published: string) => Promise<void>): Promise<void> {
  return inCheckout(commit, async (folder) => {
    const site = join(folder, '.console/bench-site');
    const publish = `import { localConfig, prepareSite } from '@console/deploy';
      await prepareSite(${JSON.stringify(site)}, localConfig('http://localhost'), () => {});`;
    await runIn(join(folder, 'e2e'), process.execPath, '--import', 'tsx', '--input-type=module', '--eval', publish);
    await measure(site);
  });
}

async function figuresOf(lab: Lab): Promise<Figures> {
  const visit = await lab.load(manageUsers, 'slow');
  await visit.traffic.leaveOutHeaders(visit.page);
  const { firstPaint, largestPaint, usable, blocking, longestTask, layoutShift, processor } = visit.result;
  const travelled = visit.traffic.travelled(usable);
  const code = await codeWithPage(travelled, visit.page);
  const reload = async () => {
    await quiet(visit.page);
    await visit.page.reload({ waitUntil: 'commit' });
    return visit.vitals();
  };
  const [second, third] = [await reload(), await reload()];
  await visit.close();
  return {
    'scripts and styles on the wire, kB (P1)': kilobytes(code, 'wireBytes'),
    'scripts and styles parsed, kB (P2)': kilobytes(code, 'bodyBytes'),
    'requests until usable (P4)': travelled.length,
    'serial steps (P5)': serialSteps(travelled),
    'first contentful paint, ms (P6)': firstPaint,
    'largest contentful paint, ms (P7)': largestPaint,
    'usable, ms (P7)': usable,
    'processor of the main thread, ms': processor,
    'blocking, ms (P8)': blocking,
    'longest task, ms': longestTask,
    'layout shift × 1,000 (P13)': layoutShift * 1_000,
    'usable after a warm reload, ms (P10)': second.usable,
    'processor of the warm reload, ms': second.processor,
    'usable at the third load, ms (P10c)': third.usable,
    'processor of the third load, ms': third.processor,
  };
}
