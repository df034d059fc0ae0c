import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lastGreenOf } from './last-green';

let clone: string;
let lastGreen: ReturnType<typeof lastGreenOf>;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'last-green-'));
  lastGreen = lastGreenOf(clone);
  git('init', '--quiet');
  write('remotes/billing/src/area.ts', '1');
  write('deploy/build/build.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(clone, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=kari', '-c', 'user.email=kari@example', ...args], {
    cwd: clone,
    encoding: 'utf8',
  }).trim();

function write(path: string, content: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), content);
}

function changed(verifiedCommit = ''): string[] | undefined {
  return lastGreen.changes(lastGreen.tree(), verifiedCommit)?.paths;
}

function recordGreen(): void {
  const tree = lastGreen.tree();
  if (tree) lastGreen.record(tree);
}

test('without a green run, everything has to run', () => {
  expect(changed()).toBeUndefined();
});

test('files changed since the green run count, committed or not, and so does a file unknown to Git', () => {
  recordGreen();
  expect(changed()).toEqual([]);
  write('remotes/billing/src/area.ts', '2');
  git('commit', '--quiet', '--all', '--message', 'second');
  write('deploy/build/build.ts', '2');
  write('deploy/build/new.ts', '1');
  expect(changed()).toEqual(['deploy/build/build.ts', 'deploy/build/new.ts', 'remotes/billing/src/area.ts']);
  expect(git('status', '--short')).toBe('M deploy/build/build.ts\n?? deploy/build/new.ts');
});

/** A timer may end early, so 20 ms after the full second. */
const nextSecond = () => wait(1020 - (Date.now() % 1000));

test('a file that is written again in the second in which Git recorded it counts, also if its size is the same', async () => {
  await nextSecond();
  write('deploy/build/build.ts', '2');
  git('commit', '--quiet', '--all', '--message', 'second');
  write('deploy/build/build.ts', '3');
  await nextSecond();
  expect(changed('HEAD')).toEqual(['deploy/build/build.ts']);
});

test('a file that was deleted or renamed since the green run counts', () => {
  write('deploy/build/draft.ts', 'not committed');
  recordGreen();
  rmSync(join(clone, 'deploy/build/draft.ts'));
  git('mv', 'deploy/build/build.ts', 'remotes/build.ts');
  expect(changed()).toEqual(['deploy/build/build.ts', 'deploy/build/draft.ts', 'remotes/build.ts']);
});

test('CI names the commit of its green run; one that the clone lacks is ignored', () => {
  const first = git('rev-parse', 'HEAD');
  write('remotes/billing/src/area.ts', '2');
  git('commit', '--quiet', '--all', '--message', 'second');
  expect(changed(first)).toEqual(['remotes/billing/src/area.ts']);
  expect(changed('0123456789012345678901234567890123456789')).toBeUndefined();
});

test('a green run of another Node, and a folder that is no clone, are ignored', () => {
  recordGreen();
  const record = git('rev-parse', '--git-path', 'last-green.json');
  write(record, JSON.stringify({ tree: lastGreen.tree(), commit: 'abc', machine: 'v18.0.0 linux x64' }));
  expect(changed()).toBeUndefined();
  rmSync(join(clone, '.git'), { recursive: true });
  expect(lastGreen.tree()).toBeUndefined();
  expect(changed()).toBeUndefined();
});
