import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@console/sandbox/free-port';
import { replaceFile } from '../files';
import { promoteArea } from '../release/move-area';
import { readRegistry } from '../release/site';
import { TestSite } from '../release/testing/test-site';
import { localConfig } from '../serve/local-config';
import { ownSite } from './dev-locally';

const kari = { by: 'kari', why: 'test' };

test('npm run dev has its own settings and registry, and shares the files of versions', async () => {
  const made = await TestSite.make();
  const { site } = made;
  await made.publishArea('team', '1');
  await promoteArea(site, 'team', '1', kari);
  const settings = JSON.stringify(localConfig('http://localhost:4000'));
  await replaceFile(join(site, 'config.json'), settings);

  const dev = await ownSite(join(made.root, 'dev-3100'), site);
  expect(await ownSite(dev, site)).toBe(dev);
  await replaceFile(join(dev, 'config.json'), JSON.stringify(localConfig('http://localhost:4100')));
  await made.publishArea('team', '2');
  await promoteArea(dev, 'team', '2', kari);
  expect((await readRegistry(dev)).areas.team?.current.manifest.version).toBe('2');
  expect((await readRegistry(site)).areas.team?.current.manifest.version).toBe('1');
  expect(await readFile(join(site, 'config.json'), 'utf8')).toBe(settings);
  await made.remove();
});

const ENDS = [
  ['start', 'SIGTERM'],
  ['start', 'SIGKILL'],
  ['start', 'SIGHUP'],
  ['npm', 'SIGKILL'],
] as const;

test.each(ENDS)(
  'nothing is left running when the %s process of a console ends by %s',
  async (role, signal) => {
    const running = await startConsole();
    process.kill(running[role], signal);
    for (const pid of Object.values(running)) expect(await isGone(pid)).toBe(true);
  },
  120_000,
);

/** Returns process ids by role. */
async function startConsole(): Promise<Record<'npm' | 'start' | 'sandbox', number>> {
  const script = join(__dirname, 'testing/console.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'npm', `${await freePort()}`], {
    env: { ...process.env, SANDBOX_DATABASE_URL: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  while (!/^sandbox \d+$/m.test(output)) await once(child.stdout, 'data');
  const pids = ['npm', 'start', 'sandbox'].map((role) => [
    role,
    Number(new RegExp(`^${role} (\\d+)$`, 'm').exec(output)?.[1]),
  ]);
  return Object.fromEntries(pids) as Record<'npm' | 'start' | 'sandbox', number>;
}

/** The test's timeout is the limit. */
async function isGone(pid: number): Promise<true> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await pause(50);
  }
}
