import { inTurn, type Lab, manageUsers, median } from './lab';
import { codeWithPage, kilobytes, serialSteps } from './traffic';

/** Figures of a site, by the name of their line. */
type Figures = Record<string, number>;

/**
 * Loads Manage users of two sites in turn, so that a busy moment affects both. Prints the medians and the ratio of the
 * first to the second.
 */
export async function compareSites(built: Lab, compared: Lab): Promise<string> {
  const [ours = [], theirs = []] = await inTurn(built.runs, [() => figuresOf(built), () => figuresOf(compared)]);
  const line = (...cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(10))).join('');
  const lines = Object.keys(ours[0] ?? {}).map((name) => {
    const [own, other] = [ours, theirs].map((all) => median(all.map((figures) => figures[name] ?? Number.NaN)));
    const [a = Number.NaN, b = Number.NaN] = [own, other];
    return line(name, a.toFixed(a < 100 ? 1 : 0), b.toFixed(b < 100 ? 1 : 0), (a / b).toFixed(2));
  });
  return [line('Manage users, slow', 'here', 'there', 'here ÷'), ...lines].join('\n');
}

async function figuresOf(lab: Lab): Promise<Figures> {
  const visit = await lab.load(manageUsers, 'slow');
  await visit.traffic.leaveOutHeaders(visit.page);
  const { firstPaint, largestPaint, usable, blocking, longestTask, layoutShift } = visit.result;
  const travelled = visit.traffic.travelled(usable);
  const code = await codeWithPage(travelled, visit.page);
  visit.traffic.forget();
  await visit.page.reload({ waitUntil: 'commit' });
  const warm = await visit.vitals();
  await visit.close();
  return {
    'scripts and styles on the wire, kB (P1)': kilobytes(code, 'wireBytes'),
    'scripts and styles parsed, kB (P2)': kilobytes(code, 'bodyBytes'),
    'requests until usable (P4)': travelled.length,
    'serial steps (P5)': serialSteps(travelled),
    'first contentful paint, ms (P6)': firstPaint,
    'largest contentful paint, ms (P7)': largestPaint,
    'usable, ms (P7)': usable,
    'blocking, ms (P8)': blocking,
    'longest task, ms': longestTask,
    'layout shift × 1,000 (P13)': layoutShift * 1_000,
    'usable after a warm reload, ms (P10)': warm.usable,
  };
}
