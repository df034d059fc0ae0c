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

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return value && typeof value === 'object' ? Object.values(value).flatMap(linesIn) : [];
}

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

test('Q44 each command that the page of pipelines names is known to npm, the console and the tool of the cluster', async () => {
  const page = readFileSync(join(ROOT, 'deploy/pipelines/README.md'), 'utf8');
  const named = [...page.matchAll(/`((?:npm run |release(?![\w/-]))[^`]*)`/g)].map(([, line = '']) => line);
  const commands = named.map((line) => line.replace(/ --$/, ' -- status'));
  expect(commands.length).toBeGreaterThan(2);
  const answers = commands.map((line) =>
    run('sh', ['-c', line], { cwd: ROOT, env: { PATH: process.env.PATH } }).then(
      () => `${line}: done`,
      ({ stderr, stdout }: { stderr: string; stdout: string }) => `${line}: ${stderr}${stdout}`,
    ),
  );
  const unknown = /not found|Missing script|Say what to do|<name>|unknown command/;
  expect((await Promise.all(answers)).filter((answer) => unknown.test(answer))).toEqual([]);
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
