import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from './workspace';

/*
 * `npm run verify [-- --fast]`: everything CI asks, in the order in which it fails fastest. Every step runs even after a failure,
 * so that one run tells all there is to mend. The last line sums the tests; a failed check counts as one failure.
 * `--fast` leaves out what needs a browser.
 */
interface Step {
  name: string;
  command: string;
  args: string[];
  needsBrowser?: true;
  /** Counts tests in the runner's JSON report. */
  report?: { file: string; count: (report: never) => Count };
}
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const isFast = process.argv.includes('--fast');
const reports = `${root}/.console/reports`;
const jestReport = `${reports}/jest.json`;
const playwrightReport = `${reports}/playwright.json`;

const steps: Step[] = [
  { name: 'format', command: 'biome', args: ['format', '.'] },
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'unit and route tests',
    command: 'jest',
    args: ['--json', `--outputFile=${jestReport}`],
    report: { file: jestReport, count: countJest },
  },
  { name: 'build', command: 'npm', args: ['run', '-s', 'build'] },
  {
    name: 'e2e',
    needsBrowser: true,
    command: 'npm',
    args: ['run', '-s', 'e2e'],
    report: { file: playwrightReport, count: countPlaywright },
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const step of steps) {
  if (isFast && step.needsBrowser) continue;
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const succeeded = await run(step);
  const count = step.report ? read(step.report) : { passed: 0, failed: 0, skipped: 0 };
  total.passed += count.passed;
  total.skipped += count.skipped;
  total.failed += succeeded ? 0 : Math.max(count.failed, 1);
  const tests = step.report ? ` · ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped` : '';
  summary.push(`${succeeded ? '✓' : '✗'} ${step.name} (${((Date.now() - started) / 1000).toFixed(0)} s)${tests}`);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run({ command, args }: Step): Promise<boolean> {
  const path = `${root}/node_modules/.bin:${process.env.PATH}`;
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A runner that died before its report has proven nothing. */
function read({ file, count }: NonNullable<Step['report']>): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function countJest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}): Count {
  // A suite that cannot even load has no failed test of its own.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function countPlaywright({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
