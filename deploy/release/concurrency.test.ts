import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { FOLDER, withLock } from './lock';
import { promoteArea } from './move-area';
import { promoteHost } from './move-host';
import { appendLog, changeSite, intentText, readLog } from './release-log';
import { readRegistry, siteFiles } from './site';
import { TestSite } from './testing/test-site';

const TURNS = 30;
let made: TestSite;

beforeEach(async () => {
  made = await TestSite.make();
});
afterEach(() => made.remove());

test('Q27 changes of teams that promote at the same moment are all made', async () => {
  const { site } = made;
  const areas = { team: ['1', '2'], billing: ['7', '8'] };
  for (const [area, versions] of Object.entries(areas)) {
    for (const version of versions) await made.publishArea(area, version);
  }
  const workers = Object.entries(areas).map(([area, versions]) => startWorker([site, area, `${TURNS}`, ...versions]));
  await Promise.all(workers.map(({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of workers) stdin.write('go\n');
  const ends = await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(ends.map(([code]) => code as number)).toEqual([0, 0]);

  const log = await readLog(site);
  const { areas: live } = await readRegistry(site);
  for (const [area, versions] of Object.entries(areas)) {
    const own = log.filter(({ name }) => name === area);
    expect(own.map(({ to }) => to)).toEqual(Array.from({ length: TURNS }, (_, turn) => versions[turn % 2]));
    // An outdated registry would break the chain of versions.
    expect(own.slice(1).map(({ from }) => from)).toEqual(own.slice(0, -1).map(({ to }) => to));
    expect(live[area]?.current.manifest.version).toBe(own.at(-1)?.to);
  }
}, 60_000);

test('Q27 a change waits for a lock, and names its holder when the time is over', async () => {
  const lock = join(made.root, 'lock');
  const order: string[] = [];
  const [first, second] = ['first', 'second'].map((name) =>
    withLock(FOLDER, lock, async () => {
      order.push(`${name} in`);
      await Promise.resolve();
      order.push(`${name} out`);
    }),
  );
  await Promise.all([first, second]);
  expect(order.join()).toMatch(/^(\w+) in,\1 out,(\w+) in,\2 out$/);

  await writeFile(lock, '{"process":1,"machine":"build-7"}');
  await expect(withLock(FOLDER, lock, () => Promise.resolve(), { timeout: 0 })).rejects.toThrow(
    /process 1 on build-7 .*end it/,
  );
});

test('Q27 the lock of a killed process is taken over by exactly one of the waiting processes', async () => {
  const { lock } = siteFiles(made.site);
  const holder = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(holder, 'exit');
  const left = { process: holder.pid, machine: hostname(), since: '2026-01-01T00:00:00.000Z', id: 'dead' };
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, JSON.stringify(left));

  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await readLog(made.site);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(FOLDER, lock, work)));
  expect(await readdir(dirname(lock))).toEqual([]);
});

test.each([
  ['an empty lock, which a full disk left', ''],
  [
    'the lock of a process of another machine, which is gone',
    '{"process":1,"machine":"build-7","since":"then","id":"x"}',
  ],
])('Q132 %s goes when its holder gives no sign of life', async (_, content) => {
  const { lock } = siteFiles(made.site);
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, content);
  const work = () => Promise.resolve('done');
  await expect(withLock(FOLDER, lock, work, { timeout: 0 })).rejects.toThrow('Another process is changing this site');
  const all = Array.from({ length: 4 }, () => withLock(FOLDER, lock, work, { silence: 100 }));
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  expect(await readdir(dirname(lock))).toEqual([]);
});

test('Q132 a holder that gives signs of life keeps its lock, and one that gave none changes nothing', async () => {
  const { lock } = siteFiles(made.site);
  const waiting = { timeout: 400, silence: 200 };
  await withLock(
    FOLDER,
    lock,
    async (demandHeld) => {
      await expect(withLock(FOLDER, lock, () => Promise.resolve(), waiting)).rejects.toThrow(`process ${process.pid}`);
      await demandHeld();
    },
    { beat: 20 },
  );
  const slept = withLock(FOLDER, lock, async (demandHeld) => {
    await withLock(FOLDER, lock, () => Promise.resolve(), { silence: 50 });
    await demandHeld();
  });
  await expect(slept).rejects.toThrow('Another process has taken the lock');
});

const LINE = { by: 'kari', action: 'promote', name: 'team', to: '2' } as const;
const actions = async (site: string) => (await readLog(site)).map(({ action, to }) => `${action} ${to}`);

test('Q132 a change that cannot be made leaves no line in the log and no draft', async () => {
  const { site } = made;
  await made.publishHost('1');
  // A file cannot replace a folder: like a full disk, fails after preparation.
  await mkdir(join(site, 'index.html'));
  await expect(promoteHost(site, '1', { by: 'kari', why: 'first' })).rejects.toThrow('EISDIR');
  expect(await readLog(site)).toEqual([]);
  await rm(join(site, 'index.html'), { recursive: true });
  expect((await readdir(site)).filter((name) => /[0-9a-f]{8}-/.test(name))).toEqual([]);
  expect(await readdir(siteFiles(site).records)).toEqual(['host']);
  await promoteHost(site, '1', { by: 'kari', why: 'first' });
  expect(await actions(site)).toEqual(['promote 1']);
});

test.each([
  ['before it replaced the registry', '{"before":true}', []],
  ['after it replaced the registry', '{"after":true}', ['promote 2']],
])('Q132 of a process killed %s, the log says what happened, once, and goes on saying it', async (_, now, expected) => {
  const { site } = made;
  const { registry, records, intent } = siteFiles(site);
  await mkdir(records, { recursive: true });
  await mkdir(site, { recursive: true });
  const line = { at: new Date().toISOString(), ...LINE };
  await writeFile(intent, intentText(site, [line], [[registry, '{"after":true}']]));
  await writeFile(registry, now);
  expect(await actions(site)).toEqual(expected);
  await changeSite(site, (make) => make({ ...LINE, to: '3' }, [[registry, '{"third":true}']]));
  expect(await actions(site)).toEqual([...expected, 'promote 3']);
  await writeFile(intent, intentText(site, (await readLog(site)).slice(-1), [[registry, '{"third":true}']]));
  await changeSite(site, () => Promise.resolve());
  expect(await actions(site)).toEqual([...expected, 'promote 3']);
  expect(await readdir(records)).toEqual(['log.jsonl']);
});

test('Q27 a lock that cannot be written leaves nothing that stops the next change', async () => {
  const { lock } = siteFiles(made.site);
  // Like a full disk, fails after the file's creation.
  const script = `import('./deploy/release/lock.ts').then(({ withLock }) => withLock(${JSON.stringify(lock)}, async () => {}))`;
  const child = spawn('bash', ['-c', 'ulimit -f 0; exec "$0" --import tsx -e "$1"', process.execPath, script], {
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).not.toBe(0);
  await expect(withLock(FOLDER, lock, () => Promise.resolve('done'), { timeout: 0 })).resolves.toBe('done');
});

test('Q27 a lock goes also if the process that was removing it was killed', async () => {
  const { lock } = siteFiles(made.site);
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, '{"process":1,"machine":"build-7","since":"then","id":"x"}');
  const killed = { ...FOLDER, remove: () => Promise.reject(new Error('killed')) };
  const times = { timeout: 2_000, every: 5, silence: 20 };
  await expect(withLock(killed, lock, () => Promise.resolve(), times)).rejects.toThrow('killed');
  expect(await readdir(dirname(lock))).toHaveLength(2);
  await expect(withLock(FOLDER, lock, () => Promise.resolve('done'), times)).resolves.toBe('done');
  expect(await readdir(dirname(lock))).toEqual([]);
});

test('Q27 a line of the log that a full disk has cut off loses only itself', async () => {
  const { log } = siteFiles(made.site);
  const entry = { by: 'kari', action: 'publish', name: 'team' } as const;
  await appendLog(made.site, { ...entry, to: '1' });
  await appendFile(log, '{"at":"2026-11-27T10:00:00.000Z","by":"ka');
  await appendLog(made.site, { ...entry, to: '3' });
  expect((await readLog(made.site)).map(({ to }) => to)).toEqual(['1', '3']);
});

test('Q27 a change that fails releases the lock', async () => {
  const authority = { by: 'kari', why: 'test' };
  await expect(promoteArea(made.site, 'team', '9', authority)).rejects.toThrow('not been published');
  await made.publishArea('team', '1');
  await expect(promoteArea(made.site, 'team', '1', authority)).resolves.toMatchObject({ to: '1' });
});

/** Promotes at a signal. */
function startWorker(args: string[]) {
  const script = join(__dirname, 'testing/promote-in-turn.ts');
  // Child processes do not inherit Jest's copy of the environment.
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: process.env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
