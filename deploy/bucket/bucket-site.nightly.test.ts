import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@console/contract';
import { checkSite, isCompatible } from '../release/check';
import { promoteArea, rollBackArea } from '../release/move-area';
import { promoteHost, rollBackHost } from '../release/move-host';
import { publishArea, publishHost } from '../release/publish';
import { readLog } from '../release/release-log';
import { publishedAreas } from '../release/site';
import { TestSite } from '../release/testing/test-site';
import { Bucket } from './bucket';
import { type BucketSite, readBucketSite, withBucketSite } from './bucket-site';
import { TestBucket } from './testing/test-bucket';

const putObject = Bucket.prototype.put;
const kari = { by: 'kari', why: 'second edition' };
let builds: TestSite;
let store: TestBucket;
let options: BucketSite;

beforeEach(async () => {
  builds = await TestSite.make();
  store = await TestBucket.make();
  options = { bucket: new Bucket(store.options), console: store.console };
});
afterEach(async () => {
  store.close();
  await builds.remove();
});

// Starts processes.
jest.setTimeout(300_000);

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) {
    const dist = await builds.builtArea('team', version);
    await withBucketSite(options, (site) => publishArea(site, 'team', dist));
  }
}

const promote = (version: string) => withBucketSite(options, (site) => promoteArea(site, 'team', version, kari));

function live(): (string | undefined)[] {
  const { areas } = JSON.parse(store.text('site/registry.json') ?? '{"areas":{}}') as Registry;
  return [areas.team?.current.manifest.version, areas.team?.previous?.manifest.version];
}

test('Q27 a version goes live in a bucket and back: files first, registry last, each with its cache rule', async () => {
  const host = await builds.builtHost('7');
  await withBucketSite(options, async (site) => {
    await publishHost(site, host);
    await promoteHost(site, '7', kari);
  });
  await publish('1.0.0', '1.1.0');
  store.written.length = 0;
  await promote('1.0.0');
  await promote('1.1.0');
  expect(live()).toEqual(['1.1.0', '1.0.0']);
  // Lock, intent, the browsers' document, log.
  const records = (...names: string[]) => names.map((file) => `test/site-releases/${file}`);
  expect(store.written).toEqual(
    [0, 1].flatMap(() => [...records('lock', 'intent.json'), 'test/site/registry.json', ...records('log.jsonl')]),
  );
  expect(store.text('site-releases/intent.json')).toBeUndefined();
  expect(store.text('site-releases/lock')).toBeUndefined();
  expect(isCompatible(await readBucketSite(options, checkSite))).toBe(true);

  await withBucketSite(options, (site) => rollBackArea(site, 'team', undefined, kari));
  expect(live()).toEqual(['1.0.0', undefined]);

  const headersOf = async (path: string) => {
    const { headers } = await fetch(`${store.console}${path}`);
    return [headers.get('cache-control'), headers.get('content-type')];
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(await headersOf('/areas/team/1.0.0/entry.js')).toEqual([forever, 'text/javascript; charset=utf-8']);
  expect(await headersOf('/assets/main.7.js')).toEqual([forever, 'text/javascript; charset=utf-8']);
  expect(await headersOf('/registry.json')).toEqual(['no-store', 'application/json']);
  expect(await headersOf('/host.json')).toEqual(['no-cache', 'application/json']);
  expect(await headersOf('/index.html')).toEqual(['no-cache', 'text/html; charset=utf-8']);
  expect((await fetch(`${store.console}/../site-releases/log.jsonl`)).status).toBe(404);
});

test('Q27 a new version’s files are stored before its manifest, and its manifest before the registry names it', async () => {
  await publish('1.0.0');
  const files = store.written.filter((key) => !key.endsWith('/lock'));
  expect(files).toEqual(['test/site/areas/team/1.0.0/entry.js', 'test/site/areas/team/1.0.0/area.json']);
});

test('Q27 a version whose files the CDN lacks does not go live, and a version never changes', async () => {
  await publish('1.0.0', '1.1.0');
  await promote('1.0.0');
  const entry = store.objects.get('test/site/areas/team/1.1.0/entry.js');
  if (entry) entry.content = Buffer.from('another build');
  await expect(promote('1.1.0')).rejects.toThrow('team 1.1.0 has no file entry.js to serve');
  await expect(publish('1.1.0')).rejects.toThrow('team 1.1.0 is no longer what was published');
  await expect(promote('9')).rejects.toThrow('team 9 has not been published');
  expect(live()).toEqual(['1.0.0', undefined]);
  expect(store.text('site-releases/lock')).toBeUndefined();

  for (const version of ['7', '8']) {
    const dist = await builds.builtHost(version);
    await withBucketSite(options, (site) => publishHost(site, dist));
  }
  const goLive = (version: string) => withBucketSite(options, (site) => promoteHost(site, version, kari));
  await goLive('7');
  await goLive('8');
  store.objects.delete('test/site/assets/main.7.js');
  await expect(withBucketSite(options, (site) => rollBackHost(site, undefined, kari))).rejects.toThrow(
    '7 has no file main.7.js to serve',
  );
  expect(store.text('site/host.json')).toContain('"8"');
});

test('Q27 two changes of a bucket at once both succeed; the lock of a dead process is named and can be removed', async () => {
  await publish('1.0.0');
  const billing = await builds.builtArea('billing', '3.0.0');
  await withBucketSite(options, (site) => publishArea(site, 'billing', billing));
  await Promise.all([promote('1.0.0'), withBucketSite(options, (site) => promoteArea(site, 'billing', '3.0.0', kari))]);
  const { areas } = JSON.parse(store.text('site/registry.json') ?? '') as Registry;
  expect(Object.keys(areas).sort()).toEqual(['billing', 'team']);

  await options.bucket.create('site-releases/lock', 'process 1 on build-7');
  const silent = { timeout: 0 };
  await expect(withBucketSite(options, () => Promise.resolve(), silent)).rejects.toThrow('process 1 on build-7');
  await expect(withBucketSite(options, () => Promise.resolve('done'), { silence: 100, every: 20 })).resolves.toBe(
    'done',
  );
  expect([...store.objects.keys()].filter((key) => key.includes('lock'))).toEqual([]);
});

test.each([
  ['site/registry.json', ['promote 1.0.0', 'promote 1.2.0']],
  ['site-releases/log.jsonl', ['promote 1.0.0', 'promote 1.1.0', 'promote 1.2.0']],
])(
  'Q132 the log of a bucket says what happened, also when the process ends before it writes %s',
  async (last, expected) => {
    await publish('1.0.0', '1.1.0', '1.2.0');
    await promote('1.0.0');
    const put = jest.spyOn(Bucket.prototype, 'put').mockImplementation(async function (this: Bucket, key, ...rest) {
      if (key === last) throw new Error('killed');
      return putObject.call(this, key, ...rest);
    });
    await expect(promote('1.1.0')).rejects.toThrow('killed');
    put.mockRestore();
    const logged = async () => (await readBucketSite(options, readLog)).map(({ action, to }) => `${action} ${to}`);
    expect(await logged()).toEqual(expected.slice(0, -1));
    await promote('1.2.0');
    expect(await logged()).toEqual(expected);
    expect(store.text('site-releases/intent.json')).toBeUndefined();
  },
);

test('Q27 answers of the store that are cut, before their first byte or within, are requested again, the lock’s too', async () => {
  await publish('1.0.0', '1.1.0');
  const rounds = { '1.0.0': ['reset', 'body', 'reset', 'body'], '1.1.0': ['body', 'reset', 'body', 'reset'] } as const;
  for (const [version, cuts] of Object.entries(rounds)) {
    store.cuts.push(...cuts);
    await promote(version);
    expect(store.cuts).toEqual([]);
    expect(live()[0]).toBe(version);
    expect(store.text('site-releases/lock')).toBeUndefined();
  }
  store.cuts.push(...Array.from({ length: 40 }, () => 'reset' as const));
  await expect(readBucketSite(options, checkSite)).rejects.toThrow('does not answer');
});

test('Q27 a store that accepts a request and never answers is asked again after 20 s', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const timeouts = jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(Math.ceil(time / 20)));
  await publish('1.0.0');
  store.cuts.push('hang', 'body', 'hang');
  await promote('1.0.0');
  expect([store.cuts, live()[0]]).toEqual([[], '1.0.0']);
  expect(timeouts).toHaveBeenCalledWith(20_000);
  store.cuts.push('hang', 'hang', 'hang', 'hang');
  await expect(options.bucket.get('site/registry.json')).rejects.toThrow('does not answer');
  timeouts.mockRestore();
});

test('Q27 two teams change a bucket 30 times each while 12 % of the connections are reset: no change is lost, no lock is left', async () => {
  const areas = { team: ['1.0.0', '1.1.0'], billing: ['3.0.0', '3.1.0'] };
  for (const [area, versions] of Object.entries(areas)) {
    for (const version of versions) {
      const dist = await builds.builtArea(area, version);
      await withBucketSite(options, (site) => publishArea(site, area, dist));
    }
  }
  store.resets = 0.12;
  const turns = (versions: string[]) => Array.from({ length: 30 }, (_, turn) => versions[turn % 2] ?? '');
  const times = { every: 20, beat: 500, silence: 5_000, timeout: 200_000 };
  const change = async (area: string, version: string): Promise<void> => {
    const work = (site: string) => promoteArea(site, area, version, kari);
    await withBucketSite({ ...options, area }, work, times).catch((error: Error) => {
      // On a slow machine resets also delay the signs of life.
      if (!/does not answer|has taken the lock/.test(error.message)) throw error;
      return change(area, version);
    });
  };
  const teams = Object.entries(areas).map(async ([area, versions]) => {
    for (const version of turns(versions)) await change(area, version);
  });
  await Promise.all(teams);
  store.resets = 0;
  await withBucketSite(options, () => Promise.resolve(), { silence: 1_000 });

  const log = await readBucketSite(options, readLog);
  for (const [area, versions] of Object.entries(areas)) {
    const own = log.filter(({ name }) => name === area);
    expect(own.map(({ to }) => to)).toEqual(turns(versions));
    expect(own.slice(1).map(({ from }) => from)).toEqual(own.slice(0, -1).map(({ to }) => to));
  }
  const { areas: now } = JSON.parse(store.text('site/registry.json') ?? '') as Registry;
  expect([now.team?.current.manifest.version, now.billing?.current.manifest.version]).toEqual(['1.1.0', '3.1.0']);
  expect([...store.objects.keys()].filter((key) => /lock|intent/.test(key))).toEqual([]);
}, 600_000);

test('Q27 a store that ignores the lock’s condition is refused, and nothing changes', async () => {
  await publish('1.0.0');
  store.isConditional = false;
  await expect(promote('1.0.0')).rejects.toThrow('ignores If-None-Match');
  expect(live()).toEqual([undefined, undefined]);
  expect(store.text('site-releases/lock')).toBeUndefined();
  // A lock of a process that such a store let through is not taken over.
  store.objects.set('test/site-releases/lock', { content: Buffer.from('b'), type: undefined, cacheControl: undefined });
  await expect(promote('1.0.0')).rejects.toThrow('ignores If-None-Match');
  store.isConditional = 'refused';
  await expect(promote('1.0.0')).rejects.toMatchObject({ name: 'Refusal', message: /refuses If-None-Match/ });
});

test('Q27 a store that checks the condition before it writes lets one process through too, and both changes are made', async () => {
  await publish('1.0.0');
  const billing = await builds.builtArea('billing', '3.0.0');
  await withBucketSite(options, (site) => publishArea(site, 'billing', billing));
  store.checksEarly = true;
  for (const lock of ['a', 'b', 'c']) {
    const created = Array.from({ length: 8 }, (_, index) => options.bucket.create(lock, `process ${index}`));
    expect((await Promise.all(created)).filter(Boolean)).toHaveLength(1);
  }
  await Promise.all([promote('1.0.0'), withBucketSite(options, (site) => promoteArea(site, 'billing', '3.0.0', kari))]);
  const { areas } = JSON.parse(store.text('site/registry.json') ?? '') as Registry;
  expect(Object.keys(areas).sort()).toEqual(['billing', 'team']);
  expect((await readBucketSite(options, readLog)).filter(({ action }) => action === 'promote')).toHaveLength(2);
});

test('Q27 a change of one area lists and copies nothing of the other areas’ versions, and no scripts', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(version);
    const dist = await builds.builtArea('billing', version);
    await withBucketSite(options, (site) => publishArea(site, 'billing', dist));
  }
  store.lists.length = 0;
  const fetched = await withBucketSite({ ...options, area: 'team' }, async (site) => {
    await promoteArea(site, 'team', '1.0.0', kari);
    return publishedAreas(site);
  });
  expect(fetched).toEqual(['team']);
  expect(live()).toEqual(['1.0.0', undefined]);
  const prefixes = store.lists.map((query) => [query.get('prefix'), query.get('delimiter')].join(' '));
  expect(new Set(prefixes)).toEqual(
    new Set(['test/site/ /', 'test/site/areas/team/ ', 'test/site-releases/ /', 'test/site-releases/host/ ']),
  );
});

test('Q27 the tool on a bucket has the exit codes of the tool, and names the keys that are wrong', async () => {
  const run = (args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', join(__dirname, 'release-in-bucket.ts'), ...args], {
      env: {
        ...process.env,
        CONSOLE_URL: store.console,
        RELEASE_BUCKET: store.options.url,
        AWS_ACCESS_KEY_ID: store.options.accessKeyId,
        AWS_SECRET_ACCESS_KEY: store.options.secretAccessKey,
        ...env,
      },
    });
  const dist = await builds.builtArea('team', '2.0.0');
  expect((await run(['publish', 'team', '--dist', dist])).stdout).toContain('team 2.0.0 is published');
  const canary = ['canary', 'team', '2.0.0', '--percent', '10', '--or-live', '--why', 'first'];
  expect((await run(canary)).stdout).toContain('team 2.0.0 is live');
  const atTheEnd = ['promote', 'team', '2.0.0', '--if-canary', '--why', 'first'];
  expect((await run(atTheEnd)).stdout).toContain('team 2.0.0 is live already');
  expect(live()).toEqual(['2.0.0', undefined]);
  expect((await run(['publish', 'team', '--dist', dist])).stdout).toContain('team 2.0.0 was published before');
  const next = await builds.builtArea('team', '2.1.0');
  const second = (await run(['publish', 'team', '--dist', next])).stdout;
  expect(second).toContain('team 2.1.0 is published');
  expect(second).toMatch(/^everything +\d+$/m);
  expect((await run(['promote', 'team', '2.1.0', '--why', 'second'])).stdout).toContain('team 2.1.0 is live');
  expect(live()).toEqual(['2.1.0', '2.0.0']);
  await expect(run(['promote', 'team', '9', '--why', 'x'])).rejects.toMatchObject({ code: 1 });
  await expect(run(['status'], { AWS_SECRET_ACCESS_KEY: 'another' })).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringContaining('SignatureDoesNotMatch'),
  });
});
