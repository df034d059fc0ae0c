import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { lastGreenOf } from './last-green';
import { changedAreas, isNightly, leftOutSuites } from './suite-selection';
import { root } from './workspace';

/*
 * `npm test [-- --fast | --all] [--shard 1/3]`: all checks of CI, fast ones first; a failure stops none. `--fast` needs no
 * browser; the first shard has the checks. Without `--all`, skips tests whose sources are as in the last green run,
 * nightly files if no run was green, and browser tests tagged `@nightly` unless only areas have changed.
 */
interface Step {
  name: string;
  command: string;
  args: string[];
  needsBrowser?: true;
  env?: Record<string, string>;
  report?: { file: string; count: (report: never) => Count };
}
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  flaky?: string[];
}

const isFast = process.argv.includes('--fast');
const shard = process.argv.includes('--shard') ? process.argv[process.argv.indexOf('--shard') + 1] : undefined;
const ofShard = shard ? [`--shard=${shard}`] : [];
const lastGreen = lastGreenOf(root);
const tree = lastGreen.tree();
const isOfAll = process.argv.includes('--all');
const changes = isOfAll ? undefined : lastGreen.changes(tree);
const leftOut = isOfAll ? [] : leftOutSuites(changes?.paths);
const areas = changedAreas(changes?.paths);
const withSecondLooks = isOfAll || areas !== undefined;
const reports = `${root}/.console/reports`;
const reporter = `${import.meta.dirname}/quiet-reporter.js`;
const jestReport = `${reports}/jest.json`;
const playwrightReport = `${reports}/playwright.json`;

/** Fewer collections: a quarter less processor time. */
const GO = { GOGC: '400' };

const rounds: Step[][] = [
  [
    { name: 'format', command: 'biome', args: ['check', '.'] },
    { name: 'words', command: 'npm', args: ['run', '-s', 'words', '--', '--check'] },
    { name: 'dead code', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
    { name: 'lint', command: 'oxlint', args: [], env: GO },
    {
      name: 'types',
      command: 'sh',
      args: ['-c', 'tsc -b --checkers 1 && npm run -s console -- surface --check'],
      env: GO,
    },
    { name: 'build', command: 'npm', args: ['run', '-s', 'build'] },
  ],
  [
    {
      name: 'unit and route tests',
      command: 'jest',
      args: ['--json', `--outputFile=${jestReport}`, `--reporters=${reporter}`, '--passWithNoTests', ...ofShard],
      // Page tests make short-lived objects: more space halves collections.
      env: { NODE_OPTIONS: '--max-semi-space-size=64' },
      report: { file: jestReport, count: countJest },
    },
  ],
  [
    {
      name: 'e2e',
      needsBrowser: true,
      command: 'npm',
      args: [
        'run',
        '-s',
        'e2e',
        '--',
        '--pass-with-no-tests',
        ...ofShard,
        ...(withSecondLooks ? [] : ['--grep-invert=@nightly']),
      ],
      env: { E2E_REPORTS: reports },
      report: { file: playwrightReport, count: countPlaywright },
    },
  ],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const round of rounds) {
  const steps = round.filter(({ name, needsBrowser, report }) => {
    const isCheck = !report && name !== 'build';
    return !(isFast && needsBrowser) && !(isCheck && shard && !shard.startsWith('1/'));
  });
  await Promise.all(steps.map((step) => take(step, steps.length > 1)));
}

// Files changed during the run were partly tested.
if (total.failed === 0 && !isFast && !shard && tree && tree === lastGreen.tree()) lastGreen.record(tree);
summary.push(...suitesLeftOut());
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function take(step: Step, isBesideOthers: boolean): Promise<void> {
  const started = Date.now();
  const title = `\n── ${step.name}`;
  if (!isBesideOthers) console.log(title);
  const { succeeded, output } = await run(step, isBesideOthers);
  if (isBesideOthers && !succeeded) console.log(`${title}\n${output.trimEnd()}`);
  const count = step.report ? read(step.report) : { passed: 0, failed: 0, skipped: 0 };
  total.passed += count.passed;
  total.skipped += count.skipped;
  total.failed += succeeded ? 0 : Math.max(count.failed, 1);
  const tests = step.report ? ` · ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped` : '';
  summary.push(`${succeeded ? '✓' : '✗'} ${step.name} (${((Date.now() - started) / 1000).toFixed(0)} s)${tests}`);
  for (const test of count.flaky ?? []) summary.push(`    passed only the second time: ${test}`);
}

function suitesLeftOut(): string[] {
  if (leftOut.length === 0) return [];
  const counts: Record<string, number> = {};
  for (const suite of leftOut) {
    const folder = suite
      .split('/')
      .slice(0, suite.startsWith('e2e/') ? 4 : 2)
      .join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  const nightly = leftOut.filter(isNightly).length;
  const unchanged = changes
    ? `, ${leftOut.length - nightly} whose sources are as in the green run at ${changes.commit}`
    : '';
  return [
    `– left out: ${withSecondLooks ? '' : 'browser tests tagged @nightly, '}${nightly} nightly test files${unchanged}; npm test -- --all runs them`,
    ...Object.entries(counts).map(([folder, count]) => `    ${count} in ${folder}`),
  ];
}

/** Prints a step's output at once, or returns it. */
function run({ command, args, env }: Step, isBesideOthers: boolean): Promise<{ succeeded: boolean; output: string }> {
  const path = `${root}/node_modules/.bin:${process.env.PATH}`;
  const stdio = isBesideOthers ? (['ignore', 'pipe', 'pipe'] as const) : ('inherit' as const);
  const environment = {
    ...process.env,
    ...env,
    LEFT_OUT_SUITES: leftOut.join(','),
    PATH: path,
    ...(isOfAll && { NIGHTLY: '1' }),
    ...(areas && { CHANGED_AREAS: areas.join(',') }),
  };
  const child = spawn(command, args, { cwd: root, stdio, env: environment } as SpawnOptions);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** No report = failed. */
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
  // An unloadable suite has no failed test.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

interface Suite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

function countPlaywright({
  stats,
  suites,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyTitles),
  };
}

function flakyTitles({ specs, suites = [] }: Suite): string[] {
  const flakySpecs = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flakySpecs.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyTitles)];
}
