import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemAccount } from '@console/build/records';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { makeKey } from '../signing/signing-key';
import { promoteArea } from './move-area';
import { readLog } from './release-log';
import { readRegistry, siteFiles } from './site';
import { TestSite } from './testing/test-site';

let made: TestSite;

beforeEach(async () => {
  made = await TestSite.make();
});
afterEach(() => made.remove());

function release(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return releaseAs({}, ...args);
}

function releaseAs(more: NodeJS.ProcessEnv, ...args: string[]) {
  const script = join(__dirname, 'release.ts');
  // Child processes do not inherit Jest's copy of the environment.
  const env = { ...process.env, RELEASE_SITE: join(made.root, 'another'), ...more };
  const site = args[0] === 'key' ? [] : ['--site', made.site];
  const all = ['--import', 'tsx', script, ...args, ...site];
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

test('Q27 from a build to live, with a reason; the status is readable for people and programs', async () => {
  const published = await release('publish', 'team', '--dist', await made.builtArea('team', '1.0.0'));
  expect(published.stdout).toMatch(
    /^team 1\.0\.0 is published, of commit 0c9e1f2\n[^]*entry[^]*✓ team 1\.0\.0 is compatible[^]*promote team 1\.0\.0/,
  );
  expect(published.code).toBe(0);

  const [unexplained, unknown] = await Promise.all([
    release('promote', 'team', '1.0.0'),
    release('promote', 'team', '9', '--why', 'new'),
  ]);
  expect(unexplained.stderr).toContain("required option '--why <reason>'");
  expect(unexplained.code).toBe(2);
  expect(unknown).toEqual({ code: 1, stdout: '', stderr: 'team 9 has not been published\n' });

  const promoted = await release('promote', 'team', '1.0.0', '--why', 'first version');
  expect(promoted).toEqual({ code: 0, stdout: 'team 1.0.0 is live\n', stderr: '' });

  const [status, log] = await Promise.all([release('status'), release('log', '--json')]);
  expect(status.stdout).toMatch(/live +since +by\n[^]*team +1\.0\.0 +\d{4}-\d\d-\d\d \d\d:\d\d +\S+\n/);
  expect(JSON.parse(log.stdout)).toMatchObject([
    { action: 'publish', by: systemAccount(), name: 'team', to: '1.0.0' },
    { action: 'promote', by: systemAccount(), name: 'team', to: '1.0.0', why: 'first version' },
  ]);

  const file = join(made.root, 'releases.yaml');
  await writeFile(file, 'areas: {}');
  const differs = await release('apply', file, '--dry-run', '--why', 'as the file says');
  expect(differs).toEqual({ code: 1, stdout: 'retire   team 1.0.0 → nothing\n', stderr: '' });
  await writeFile(file, 'areas: { team: 1.0.0 }');
  const same = await release('apply', file, '--dry-run', '--why', 'as the file says');
  expect(same).toEqual({ code: 0, stdout: `What is live is what ${file} says\n`, stderr: '' });
}, 60_000);

test('Q78 the commands make a key, print the keys for config.json, refuse an unsigned build, and sign', async () => {
  const file = join(made.root, 'new.pem');
  const { stdout: entry } = await release('key', 'new', file, '--owner', 'nils');
  const nils = JSON.parse(entry.split('\n')[0] ?? '') as { owner: string; key: string };
  const kari = await makeKey(join(made.root, 'kari.pem'));
  const signers = [{ owner: 'kari', key: kari.publicKey, retired: 'left' }, nils];
  const claims = { team: { paths: ['/admin/team'], signers }, billing: ['/admin/billing'] };
  await writeFile(made.areasFile, JSON.stringify(claims));
  expect(JSON.parse((await release('signers')).stdout)).toEqual({ team: [nils.key], billing: [] });
  const unsigned = await release('publish', 'team', '--dist', await made.builtArea('team', '1.0.0'));
  expect(unsigned).toMatchObject({ code: 1, stderr: expect.stringContaining('it is not signed') });
  await made.publishArea('team', '1.0.0');
  expect((await release('promote', 'team', '1.0.0', '--why', 'new')).stderr).toContain('is not signed');
  const signed = await release('sign', 'team', '1.0.0', '--key', file);
  expect(signed).toEqual({ code: 0, stdout: 'team 1.0.0 is signed by nils\n', stderr: '' });
  expect((await release('promote', 'team', '1.0.0', '--why', 'new')).code).toBe(0);
  expect((await release('log')).stdout).toContain('key of nils');
}, 60_000);

test('Q29 a check that fails ends with 1, so that a pipeline stops', async () => {
  await made.publishAnywhere('billing', '2.0.0', { pages: { a: { path: '/admin/team/list', title: 'A' } } });
  const [checked, share] = await Promise.all([
    release('check', 'billing', '2.0.0'),
    release('canary', 'billing', '2.0.0', '--percent', '12.5', '--why', 'x'),
  ]);
  expect(checked.stdout).toContain('✗ billing 2.0.0 page "a" claims /admin/team/list, outside its paths');
  expect(checked.code).toBe(1);
  expect(share.stderr).toContain('A whole number from 0 to 100.');
  expect(share.code).toBe(2);
}, 60_000);

test('Q27 a build that cannot be reproduced is refused without the option for it, and the log has its commit', async () => {
  const built = { commit: '3fa9c1d0', types: 'checked', by: 'ola', at: '2026-01-01T00:00:00.000Z' } as const;
  const uncommitted = ['remotes/team/src/area.ts'];
  const dist = await made.builtArea('team', '3.0.0', { built: { ...built, uncommitted } });
  const refused = await release('publish', 'team', '--dist', dist);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toBe(
    'team is not published: its sources are not all committed: remotes/team/src/area.ts. Commit them and build again; --dirty publishes it as it is\n',
  );
  expect((await release('publish', 'team', '--dist', dist, '--dirty')).code).toBe(0);

  const [unstamped, unchecked] = await Promise.all([
    release('publish', 'team', '--dist', await made.builtArea('team', '3.0.1', { built: undefined })),
    release(
      'publish',
      'team',
      '--dist',
      await made.builtArea('team', '3.0.2', { built: { ...built, types: undefined } }),
    ),
  ]);
  expect(unstamped.stderr).toContain(
    'no commit stands for its sources. Commit them and build again; --dirty publishes it as it is',
  );
  expect(unchecked.stderr).toContain('does not say that its types were checked');
  expect(unchecked.stderr).toContain('--no-types publishes it as it is');

  await release('publish', 'team', '--dist', await made.builtArea('team', '3.1.0', { built }));
  const { stdout } = await release('log', 'team', '--json');
  expect((JSON.parse(stdout) as object[]).slice(-2)).toMatchObject([
    { to: '3.0.0', built: { ...built, uncommitted } },
    { to: '3.1.0', built },
  ]);
  const inSite = JSON.parse(await readFile(join(made.site, 'areas/team/3.1.0/area.json'), 'utf8')) as object;
  expect(inSite).toMatchObject({ built });
}, 60_000);

test('an account that is not an owner can change nothing, whatever its environment claims', async () => {
  await release('publish', 'team', '--dist', await made.builtArea('team', '1.0.0'));
  const owners = `${made.site}-releases/owners.json`;
  await writeFile(owners, JSON.stringify({ operators: ['anna'], areas: { billing: [systemAccount()] } }));
  const log = await readFile(`${made.site}-releases/log.jsonl`, 'utf8');
  const why = ['--why', 'x'];
  const refusals = await Promise.all(
    [
      ['publish', 'team', '--dist', await made.builtArea('team', '4.0.0')],
      ['promote', 'team', '1.0.0', ...why],
      ['canary', 'team', '1.0.0', '--percent', '5', ...why],
      ['rollback', 'team', ...why],
      ['retire', 'team', ...why],
    ].map((command) => releaseAs({ USER: 'anna', LOGNAME: 'anna' }, ...command)),
  );
  for (const { code, stderr } of refusals) {
    expect(stderr).toBe(`${systemAccount()} may not release team; ${owners} names anna\n`);
    expect(code).toBe(1);
  }
  expect(await readFile(`${made.site}-releases/log.jsonl`, 'utf8')).toBe(log);
}, 60_000);

test('Q27 a pipeline’s token is verified once for all steps of `apply`', async () => {
  const other = await TestSite.make();
  const paths = { team: ['/admin/team'], billing: ['/admin/billing'] };
  await other.givePaths(paths);
  for (const name of Object.keys(paths)) await other.publishArea(name, '1.0.0');
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const requested: string[] = [];
  const issuerServer = createServer((request, response) => {
    requested.push(request.url ?? '');
    const keys = { keys: [{ ...jwk, alg: 'RS256' }] };
    response.end(JSON.stringify(request.url === '/keys' ? keys : { jwks_uri: `${issuer}/keys` }));
  }).listen(0, 'localhost');
  const jwk = await exportJWK(publicKey);
  if (!issuerServer.listening) await once(issuerServer, 'listening');
  const issuer = `http://localhost:${(issuerServer.address() as AddressInfo).port}`;
  const owners = { operators: [`token:${issuer}#pipeline`], tokens: [{ issuer, audience: 'release' }] };
  await mkdir(`${other.site}-releases`, { recursive: true });
  await writeFile(`${other.site}-releases/owners.json`, JSON.stringify(owners));
  const signing = new SignJWT({}).setProtectedHeader({ alg: 'RS256' }).setIssuer(issuer).setSubject('pipeline');
  const RELEASE_TOKEN = await signing.setAudience('release').setExpirationTime('5m').sign(privateKey);
  const file = join(other.root, 'releases.yaml');
  await writeFile(file, 'areas: { team: 1.0.0, billing: 1.0.0 }');

  const args = ['--import', 'tsx', join(__dirname, 'release.ts'), 'apply', file, '--why', 'all', '--site', other.site];
  const env = { ...process.env, RELEASE_AREAS: other.areasFile, RELEASE_TOKEN };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toBe('promote  team nothing → 1.0.0\npromote  billing nothing → 1.0.0\n');
  expect(requested).toEqual(['/.well-known/openid-configuration', '/keys']);
  issuerServer.close();
  await other.remove();
}, 60_000);

test('a reader that ends before the output does, such as head, causes no stack', async () => {
  await release('publish', 'team', '--dist', await made.builtArea('team', '1.0.0'));
  const args = ['--import', 'tsx', join(__dirname, 'release.ts'), 'log', '--site', made.site];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}, 60_000);

test('every command of the tool is in its help', async () => {
  const { stdout } = await release('help');
  for (const command of [
    'publish',
    'promote',
    'rollback',
    'canary',
    'retire',
    'apply',
    'check',
    'status',
    'log',
    'clean',
    'watch',
    'source',
  ]) {
    expect(stdout).toContain(`  ${command} `);
  }
}, 60_000);

test('Q132 a publication that was killed before its line was written is in the log after the next one', async () => {
  const killed = ['publish', 'team', '--dist', await made.builtArea('team', '5.0.0')];
  await made.publishArea('team', '5.0.0');
  const lines = async () => (await readLog(made.site)).filter(({ to }) => to === '5.0.0').map(({ action }) => action);
  expect(await lines()).toEqual([]);
  for (const args of [killed, killed]) {
    expect((await release(...args)).stdout).toContain('team 5.0.0 was published before');
    expect(await lines()).toEqual(['publish']);
  }
}, 60_000);

test('Q132 two teams publish, promote and roll back 30 times each while 12 % of the processes are killed: no change is lost or logged twice, no lock is left', async () => {
  const crowded = await TestSite.make();
  const { site } = crowded;
  const { lock, records } = siteFiles(site);
  const live = async (area: string) => (await readRegistry(site)).areas[area]?.current.manifest.version;
  const killed: string[] = [];

  /** False if it was killed: while it has the lock, or while it publishes. */
  const survives = async (area: string, command: string, ...args: string[]): Promise<boolean> => {
    const script = ['--import', 'tsx', join(__dirname, 'release.ts'), command, area, ...args, '--site', site];
    const child = spawn(process.execPath, script, { env: process.env, stdio: ['ignore', 'ignore', 'inherit'] });
    const isChosen = Math.random() < 0.12;
    const isAtWork = (path: string) =>
      command === 'publish'
        ? path.startsWith(`site/areas/${area}/`)
        : path.endsWith('/lock') && textOf(lock).includes(`"process":${child.pid},`);
    const watcher = watch(crowded.root, { recursive: true }, (_, path) => {
      if (isChosen && isAtWork(path ?? '')) setTimeout(() => child.kill('SIGKILL'), Math.random() * 50);
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    watcher.close();
    if (code === null) killed.push(command);
    expect([command, code ?? 0]).toEqual([command, 0]);
    return code === 0;
  };

  const turns = Array.from({ length: 30 }, (_, turn) => (turn % 2 ? '1.0.0' : `2.${turn}.0`));
  const releases = turns.filter((version) => version !== '1.0.0');
  const teams = ['team', 'billing'].map(async (area) => {
    await crowded.publishArea(area, '1.0.0');
    await promoteArea(site, area, '1.0.0', { by: 'kari', why: 'first version' });
    for (const version of turns) {
      if (releases.includes(version)) {
        const dist = await crowded.builtArea(area, version);
        while (!(await survives(area, 'publish', '--dist', dist)));
      }
      const [command = '', ...args] = releases.includes(version) ? ['promote', version] : ['rollback'];
      while ((await live(area)) !== version) await survives(area, command, ...args, '--why', 'in turn');
    }
  });
  await Promise.all(teams);

  const log = await readLog(site);
  for (const area of ['team', 'billing']) {
    const own = log.filter(({ name }) => name === area);
    expect(own.filter(({ action }) => action === 'publish').map(({ to }) => to)).toEqual(releases);
    const changes = own.filter(({ action }) => action !== 'publish');
    expect(changes.map(({ to }) => to)).toEqual(['1.0.0', ...turns]);
    expect(changes.map(({ from }) => from)).toEqual([undefined, '1.0.0', ...turns.slice(0, -1)]);
  }
  expect(killed.length).toBeGreaterThan(0);
  expect((await readdir(records)).filter((name) => /^(lock|intent\.json)$/.test(name))).toEqual([]);
  await crowded.remove();
}, 600_000);

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
