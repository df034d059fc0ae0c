import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { nat, sample, shuffledSubarray } from 'fast-check';
import { parseRequirements, provenIds, type Requirement } from '../requirement-coverage';
import { isNightly } from '../suite-selection';
import { root, sourceFiles, testFiles } from '../workspace';
import { type Break, breaksOf, broken, type SourceFile } from './breaks';

/*
 * `npm run console -- sabotage [-- --count 150 --seed 1 --from 30 --ids BILL-027,SERV-012]`: breaks the code of one
 * requirement after another and runs its unit and route tests. A test that stays green proves nothing. `--from 30` skips
 * 30 requirements.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    ids: { type: 'string' },
  },
});
type Outcome = 'red' | 'GREEN' | 'no test ran' | 'fails unbroken' | 'does not load';

const seed = Number(values.seed);
const from = Number(values.from);
const end = from + Number(values.count);
const ids = values.ids?.split(',');
const sources = readSources();
const named = testsById();
const requirements = parseRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
const [sampled = []] = sample(shuffledSubarray(requirements, { minLength: requirements.length }), {
  seed,
  numRuns: 1,
});
const draws = sample(nat(), { seed, numRuns: requirements.length });
const attempts: { requirement: Requirement; files: string[]; attempt: Break }[] = [];
const skippedLines: string[] = [];
for (const [at, requirement] of sampled.entries()) {
  if (attempts.length >= end && !ids) break;
  if (ids?.includes(requirement.id) === false) continue;
  const files = named.get(requirement.id) ?? [];
  const breaks = files.length > 0 ? breaksOf(requirement, circlesOf(requirement.id, files)) : [];
  // Breaks `--ids` in every way, and a drawn line in one way.
  const way = (draws[at] ?? 0) % Math.max(1, breaks.length);
  const selection = ids ? breaks : breaks.slice(way, way + 1);
  for (const attempt of selection) attempts.push({ requirement, files, attempt });
  if (selection.length === 0)
    skippedLines.push(`${requirement.id} (${files.length > 0 ? 'nothing to break' : 'browser only'})`);
}

const originals = new Map(sources.map(({ path, source }) => [path, source]));
const unrestored = new Set<string>();
const passing = new Set<string>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    restore();
    process.exit(1);
  });
}

const CONTRACT_TEST = 'shared/platform/sandbox/src/openapi/openapi.test.ts';

const counts: Partial<Record<Outcome, number>> = {};
const part = attempts.slice(from);
for (const { requirement, files, attempt } of part) {
  const started = Date.now();
  const isCall = attempt.kind === 'path' || attempt.kind === 'method';
  const outcome = await sabotage(requirement.id, isCall ? [...files, CONTRACT_TEST] : files, attempt);
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `${requirement.id}  ${outcome.padEnd(14)} ${attempt.kind.padEnd(10)} ${inWords(attempt)}  (${seconds} s)`,
  );
}
if (skippedLines.length > 0) console.log(`\nLeft out: ${skippedLines.join(', ')}`);
console.log(
  `\n${Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')}`,
);
process.exitCode = counts.red === part.length ? 0 : 1;

async function sabotage(id: string, files: string[], attempt: Break): Promise<Outcome> {
  try {
    for (const path of new Set(attempt.edits.map((edit) => edit.path))) {
      const edits = attempt.edits.filter((edit) => edit.path === path);
      unrestored.add(path);
      writeFileSync(`${root}/${path}`, broken(originals.get(path) ?? '', edits));
    }
    const result = await runTests(id, files);
    if (result !== 'failed') return result === 'passed' ? 'GREEN' : result;
  } finally {
    restore();
  }
  // A test that fails unbroken proves nothing.
  const unbroken = passing.has(id) || (await runTests(id, files)) === 'passed';
  if (unbroken) passing.add(id);
  return unbroken ? 'red' : 'fails unbroken';
}

function restore() {
  for (const path of unrestored) writeFileSync(`${root}/${path}`, originals.get(path) ?? '');
  unrestored.clear();
}

/** Waiting tests fail after 20 s. */
async function runTests(id: string, files: string[]): Promise<'passed' | 'failed' | 'no test ran' | 'does not load'> {
  const report = `${root}/.console/sabotage.json`;
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const jest = ['node_modules/jest/bin/jest.js', ...files, '-t', `\\b${id}\\b`, '--json', `--outputFile=${report}`];
  await new Promise((resolve) => {
    const limits = ['--maxWorkers=2', '--testTimeout=20000'];
    execFile(process.execPath, [...jest, ...limits], { cwd: root, timeout: 120_000, maxBuffer: 1e9 }, resolve);
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report);
  if (numFailedTests > 0) return 'failed';
  if (numFailedTestSuites > 0) return 'does not load';
  return numPassedTests > 0 ? 'passed' : 'no test ran';
}

function readReport(file: string): { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1 };
  }
}

function readSources(): SourceFile[] {
  return sourceFiles()
    .filter((file) => /\/(?:host|remotes|shared|deploy)\/.*\.tsx?$/.test(file.slice(root.length)))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/seed-|\/testing\/|\/shared\/tools\/|\/gallery\//.test(file))
    .map((file) => ({ path: relative(root, file), source: readFileSync(file, 'utf8') }));
}

function testsById(): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const file of testFiles().filter((path) => /\.test\.tsx?$/.test(path) && !isNightly(path))) {
    for (const id of new Set(provenIds(readFileSync(file, 'utf8')))) {
      byId.set(id, [...(byId.get(id) ?? []), relative(root, file)]);
    }
  }
  return byId;
}

/** Files beside the tests or with the id come first, then packages, then shared. */
function circlesOf(id: string, tests: string[]): SourceFile[][] {
  const folders = new Set(tests.map((file) => dirname(file)));
  const packages = new Set(tests.flatMap((file) => /^(?:host|[^/]+\/[^/]+)\//.exec(file)?.[0] ?? []));
  const isShared = /^(?:shared\/(?:api|product|ui|http|session|contract)|host)\//;
  const near = sources.filter(
    ({ path, source }) => folders.has(dirname(path)) || new RegExp(`\\b${id}\\b`).test(source),
  );
  const middle = sources.filter(({ path }) => [...packages].some((folder) => path.startsWith(folder)));
  return [near, middle, sources.filter(({ path }) => isShared.test(path))];
}

function inWords({ edits }: Break): string {
  const [first] = edits;
  if (!first) return '';
  const line = (originals.get(first.path) ?? '').slice(0, first.at).split('\n').length;
  const more = edits.length > 1 ? ` and ${edits.length - 1} more` : '';
  return `${first.path}:${line} ${first.before.replace(/\s+/g, ' ').trim()} → ${first.after.trim()}${more}`;
}
