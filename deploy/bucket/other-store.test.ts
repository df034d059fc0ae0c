import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsClient } from 'aws4fetch';
import { severalAtOnce } from '../files';
import { checkSite, isCompatible } from '../release/check';
import { canaryArea, promoteArea, retireArea, rollBackArea } from '../release/move-area';
import { publishArea } from '../release/publish';
import { readRegistry } from '../release/site';
import { TestSite } from '../release/testing/test-site';
import { Bucket } from './bucket';
import { readBucketSite, withBucketSite } from './bucket-site';

/*
 * Needs a real store:
 * STORE_URL=http://localhost:7480/console AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=… npx jest other-store
 */
const { STORE_URL: address = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
const kari = { by: 'kari', why: 'second edition' };
const withStore = address ? describe : describe.skip;

let builds: TestSite;
let cdn: Server;
let bucket: Bucket;
let site: { bucket: Bucket; console: string };

beforeEach(async () => {
  builds = await TestSite.make();
  if (!address) return;
  await new AwsClient({ ...keys, service: 's3' }).fetch(address, { method: 'PUT' });
  bucket = new Bucket({ url: `${address}/${Date.now()}`, ...keys });
  cdn = createServer((request, response) => {
    bucket.get(`site${request.url}`).then(
      (content) => response.writeHead(content ? 200 : 404).end(content),
      () => response.writeHead(502).end(),
    );
  }).listen(0, 'localhost');
  await once(cdn, 'listening');
  site = { bucket, console: `http://localhost:${(cdn.address() as AddressInfo).port}` };
});
afterEach(async () => {
  await builds.remove();
  cdn?.close().closeAllConnections();
});

jest.setTimeout(180_000);

withStore('a store of another make', () => {
  test('Q27 published, canary, live, back and retired, with the lock of one change', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      const dist = await builds.builtArea('team', version);
      await withBucketSite(site, (folder) => publishArea(folder, 'team', dist));
    }
    const change = (work: (folder: string) => Promise<unknown>) => withBucketSite({ ...site, area: 'team' }, work);
    const live = () => readBucketSite(site, async (folder) => (await readRegistry(folder)).areas.team);
    await change((folder) => promoteArea(folder, 'team', '1.0.0', kari));
    await change((folder) => canaryArea(folder, 'team', '1.1.0', { percent: 10 }, kari));
    expect(await live()).toMatchObject({ current: { manifest: { version: '1.0.0' } }, canary: { percent: 10 } });
    await change((folder) => promoteArea(folder, 'team', '1.1.0', kari));
    expect(isCompatible(await readBucketSite(site, checkSite))).toBe(true);
    await change((folder) => rollBackArea(folder, 'team', undefined, kari));
    expect(await live()).toMatchObject({ current: { manifest: { version: '1.0.0' } } });
    await change((folder) => retireArea(folder, 'team', kari));
    expect(await live()).toBeUndefined();
    expect(await bucket.get('site-releases/lock')).toBeUndefined();
  });

  test('Q27 one of several processes gets the lock', async () => {
    const created = Array.from({ length: 8 }, (_, index) => bucket.create('site-releases/lock', `process ${index}`));
    expect((await Promise.all(created)).filter(Boolean)).toHaveLength(1);
    expect(await bucket.create('site-releases/lock', 'a later process')).toBe(false);
  });

  test('Q27 more than 1,000 keys are listed, and a flat list has only the top', async () => {
    const files = Array.from({ length: 1_100 }, (_, index) => `site/areas/team/1.0.0/${index}.js`);
    await severalAtOnce(files, (key) => bucket.put(key, Buffer.from('x')));
    await bucket.put('site/registry.json', Buffer.from('{}'));
    expect((await bucket.keys('site/areas/')).sort()).toEqual([...files].sort());
    expect(await bucket.keys('site/', { flat: true })).toEqual(['site/registry.json']);
  });

  test('Q27 cache rules are stored, and wrong keys or a wrong bucket are named', async () => {
    const key = `${Date.now()}.json`;
    await new Bucket({ url: address, ...keys }).put(key, Buffer.from('{}'), 'no-store');
    const stored = await new AwsClient({ ...keys, service: 's3' }).fetch(`${address}/${key}`);
    expect(stored.headers.get('cache-control')).toBe('no-store');
    const other = (change: object) => new Bucket({ url: address, ...keys, ...change }).get('site/registry.json');
    await expect(other({ secretAccessKey: 'another' })).rejects.toThrow('SignatureDoesNotMatch');
    await expect(other({ accessKeyId: 'nobody' })).rejects.toThrow('InvalidAccessKeyId');
    await expect(other({ url: `${address}-absent` })).rejects.toThrow('NoSuchBucket');
  });
});
