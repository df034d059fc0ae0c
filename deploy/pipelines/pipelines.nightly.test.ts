import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { ROOT } from '../workspace';

const run = promisify(execFile);
const TOOL = join(ROOT, 'deploy/release/release.ts');

const files = ['deploy/pipelines/github', 'deploy/pipelines/gitlab', '.github/workflows'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);
const pipelines = files.filter((file) => file.startsWith('deploy/'));

/** All lines of a YAML document that a shell runs. */
function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return value && typeof value === 'object' ? Object.values(value).flatMap(linesIn) : [];
}

/** Calls of the release tool in a file: the command and its options. */
function releaseCalls(file: string): { command: string; options: string[] }[] {
  return linesIn(parse(readFileSync(join(ROOT, file), 'utf8'))).flatMap((line) => {
    const [, command, rest = ''] = /npm run -s release(?::\w+)? -- (\w+)(.*)$/.exec(line) ?? [];
    return command ? [{ command, options: rest.match(/--[a-z-]+/g) ?? [] }] : [];
  });
}

test('Q44 every pipeline is YAML, and uses only commands and options of the release tool', async () => {
  const calls = pipelines.flatMap(releaseCalls);
  const commands = [...new Set(calls.map(({ command }) => command))];
  expect(commands.sort()).toEqual(['canary', 'promote', 'publish', 'watch']);
  for (const command of commands) {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', TOOL, command, '--help']);
    const known = stdout.match(/--[a-z-]+/g);
    const used = calls.flatMap((call) => (call.command === command ? call.options : []));
    expect(known).toEqual(expect.arrayContaining(used));
  }
}, 120_000);

test('Q44 each npm script that a pipeline calls exists in this repository', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const called = files.flatMap((file) =>
    linesIn(parse(readFileSync(join(ROOT, file), 'utf8'))).flatMap((line) =>
      [...line.matchAll(/npm (?:run (?:-s )?)?([\w:]+)/g)].map(([, name = '']) => name),
    ),
  );
  expect(called).toEqual(expect.arrayContaining(['bootstrap', 'unit', 'test', 'release:bucket']));
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test('Q105 CI runs all parts of the tests on the oldest Node and on that of the containers, and keeps the reports of a failed run', () => {
  const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Record<string, Job>;
  };
  for (const name of ['test', 'repeated']) {
    const { strategy, steps } = jobs[name] as Job;
    const { shard = [] } = strategy?.matrix ?? {};
    expect(linesIn(steps).join()).toContain(`--shard \${{ matrix.shard }}/${shard.length}`);
    expect(shard).toEqual(shard.map((_, index) => index + 1));
    expect(steps.filter((step) => step.if === 'failure()').map(({ with: given }) => given?.path)).toEqual([
      expect.stringMatching(/^\.console\/(?:e2e\/)?reports$/),
    ]);
  }
  const oldest = Number(readFileSync(join(ROOT, '.nvmrc'), 'utf8').split('.')[0]);
  const served = /FROM node:(\d+)/.exec(readFileSync(join(ROOT, 'deploy/containers/Dockerfile.node'), 'utf8'))?.[1];
  expect(jobs.test?.strategy?.matrix.node).toEqual([oldest, Number(served)]);
  for (const file of pipelines) {
    const images = readFileSync(join(ROOT, file), 'utf8').match(/node:\d+/g) ?? [];
    expect([file, ...new Set(images)]).toEqual([file, `node:${served}`]);
  }
});

interface Job {
  strategy?: { matrix: Record<string, number[]> };
  steps: { if?: string; with?: { path: string } }[];
}
