import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { integrityOf } from '@console/build/records';
import { writeImage } from '../containers/image';
import { localConfig } from '../serve/local-config';
import { createSiteServer } from '../serve/serve';
import { cleanSite } from './clean';
import { promoteArea, retireArea, rollBackArea } from './move-area';
import { promoteHost } from './move-host';
import { publishArea, publishHost } from './publish';
import { TestSite } from './testing/test-site';

const authority = { by: 'kari', why: 'test' };
/** No compression shrinks this script. */
const BODY = Array.from({ length: 500 }, (_, index) => createHash('sha1').update(`${index}`).digest('base64')).join(
  '\n',
);
const codeOf = (version: string) => `/* ${version} */ ${BODY}`;
const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');
const fileOf = (name: string, version: string) =>
  `${name}.${createHash('sha1').update(version).digest('hex').slice(0, 8)}.js`;

let made: TestSite;
let origin: string;

beforeEach(async () => {
  made = await TestSite.make();
  for (const version of ['1', '2']) {
    await publishHost(made.site, await builtHost(version));
    await publishArea(made.site, 'team', await builtArea(version));
    await promoteHost(made.site, version, authority);
    await promoteArea(made.site, 'team', version, authority);
  }
  await writeFile(join(made.site, 'config.json'), JSON.stringify(localConfig('http://localhost:4000')));
  origin = await made.listen(createSiteServer({ site: made.site }));
});
afterEach(() => made.remove());

async function builtHost(version: string): Promise<string> {
  const dist = await made.builtHost(version);
  await writeFile(join(dist, 'assets', fileOf('main', version)), codeOf(version));
  return dist;
}

async function builtArea(version: string): Promise<string> {
  const dist = await made.builtArea('team', version);
  const manifest = JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')) as { files: object };
  const file = fileOf('entry', version);
  await writeFile(join(dist, file), codeOf(version));
  const files = { ...manifest.files, [file]: integrityOf(Buffer.from(codeOf(version))) };
  await writeFile(join(dist, 'area.json'), JSON.stringify({ ...manifest, files }));
  return dist;
}

const hostFile = (version: string) => `/assets/${fileOf('main', version)}`;
const areaFile = (version: string) => `/areas/team/${version}/${fileOf('entry', version)}`;
const deltaFile = (had: string, wanted: string) =>
  join('deltas', `${areaFile(wanted)}.${/[\w+]{10}/.exec(hashOf(codeOf(had)))?.[0]}`);

/** What a browser sends that has `dictionary`, and fetch decodes only what Node knows. */
function ask(path: string, dictionary: Buffer | string, headers: Record<string, string> = {}): Promise<Response> {
  const available = {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${hashOf(dictionary)}:`,
  };
  return fetch(origin + path, { headers: { ...available, ...headers } });
}

async function decoded(answer: Response, dictionary: Buffer | string): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40).toString('base64')).toBe(hashOf(dictionary));
  return Buffer.from(decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(dictionary))).toString();
}

test.each([
  ['host, released', hostFile('2'), '1', '2', '/assets/main.*.js'],
  ['host, rolled back', hostFile('1'), '2', '1', '/assets/main.*.js'],
  ['area, released', areaFile('2'), '1', '2', '/areas/team/*/entry.*.js'],
  ['area, rolled back', areaFile('1'), '2', '1', '/areas/team/*/entry.*.js'],
])('Q190 %s: a browser with the other version gets what differs', async (_, path, had, wanted, match) => {
  const whole = await ask(path, 'something else');
  expect(whole.headers.get('content-encoding')).toBe('br');
  expect(await whole.text()).toBe(codeOf(wanted));

  const answer = await ask(path, codeOf(had));
  for (const { headers } of [whole, answer]) {
    expect(headers.get('use-as-dictionary')).toBe(`match="${match}"`);
    expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers.get('content-type')).toContain('text/javascript');
  }
  expect(answer.headers.get('content-encoding')).toBe('dcz');
  expect(answer.headers.get('access-control-allow-origin')).toBe(path.startsWith('/areas/') ? '*' : null);
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
  expect(await decoded(answer, codeOf(had))).toBe(codeOf(wanted));
});

test('Q190 browsers with one of the last three versions, or the live version, get what differs', async () => {
  for (const version of ['3', '4', '5', '6']) await publishArea(made.site, 'team', await builtArea(version));
  const encodings = ['1', '2', '4', '5'].map(async (had) => {
    const { headers } = await ask(areaFile('6'), codeOf(had));
    return headers.get('content-encoding');
  });
  expect(await Promise.all(encodings)).toEqual(['br', 'dcz', 'dcz', 'dcz']);
});

test('Q190 an image has what its own version differs by from those that it takes along', async () => {
  const [first, second] = ['1', '2'].map((version) => join(made.root, `image-${version}`)) as [string, string];
  await writeImage('team', first, { dist: await builtArea('1') });
  await writeImage('team', second, { dist: await builtArea('2'), earlier: [first] });
  const inImage = join('site', deltaFile('1', '2'));
  expect(await readFile(join(second, inImage))).toEqual(await readFile(join(made.root, inImage)));
});

test('Q191 no version knows of what differs: with earlier versions or without them it is the same, and so is the delta', async () => {
  const alone = join(made.root, 'alone');
  await publishArea(alone, 'team', await builtArea('2'));
  const folder = 'areas/team/2';
  const files = await readdir(join(made.site, folder));
  expect(await readdir(join(alone, folder))).toEqual(files);
  for (const file of files) {
    expect(await readFile(join(alone, folder, file))).toEqual(await readFile(join(made.site, folder, file)));
  }
  const delta = deltaFile('1', '2');
  await publishArea(alone, 'team', await builtArea('1'));
  expect(await readFile(join(alone, delta))).toEqual(await readFile(join(made.site, delta)));
});

test('Q191 what differs is lost without harm, and made again by the next publication of the version', async () => {
  await rm(join(made.site, 'deltas'), { recursive: true });
  expect(await (await ask(areaFile('2'), codeOf('1'))).text()).toBe(codeOf('2'));
  await expect(publishArea(made.site, 'team', await builtArea('2'))).resolves.toEqual({ version: '2', isNew: false });
  expect(await decoded(await ask(areaFile('2'), codeOf('1')), codeOf('1'))).toBe(codeOf('2'));
});

test('Q191 rollback and retire leave what differs, and clean removes that of versions that are gone', async () => {
  await rollBackArea(made.site, 'team', undefined, authority);
  await retireArea(made.site, 'team', authority);
  expect(await decoded(await ask(areaFile('2'), codeOf('1')), codeOf('1'))).toBe(codeOf('2'));
  await cleanSite(made.site, { keep: 0, days: -1 }, authority);
  const left = (await readdir(join(made.site, 'deltas'), { recursive: true })).map((path) => `/${path}`);
  expect(left.map((path) => path.replace(/\.js\..+/, '.js')).sort()).toEqual(
    ['/areas', '/areas/team', '/assets', hostFile('1'), hostFile('2')].sort(),
  );
});

test('Q191 what an earlier tool wrote lapses without harm: browsers get the whole file, and clean removes it', async () => {
  const earlier = join(made.site, 'deltas', hashOf(codeOf('1')), areaFile('2'));
  await mkdir(dirname(earlier), { recursive: true });
  await rename(join(made.site, deltaFile('1', '2')), earlier);
  const answer = await ask(areaFile('2'), codeOf('1'));
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', codeOf('2')]);
  await publishArea(made.site, 'team', await builtArea('2'));
  expect(await decoded(await ask(areaFile('2'), codeOf('1')), codeOf('1'))).toBe(codeOf('2'));
  await cleanSite(made.site, { keep: 10, days: 30 }, authority);
  expect((await readdir(join(made.site, 'deltas'))).sort()).toEqual(['areas', 'assets']);
  expect(await decoded(await ask(areaFile('2'), codeOf('1')), codeOf('1'))).toBe(codeOf('2'));
});

test('Q191 the last three versions take a folder each and four files: three forward, and one back to the live version', async () => {
  for (const version of ['3', '4', '5']) await publishArea(made.site, 'team', await builtArea(version));
  const folder = join(made.site, 'deltas/areas/team');
  expect((await readdir(folder)).sort()).toEqual(['1', '2', '3', '4', '5']);
  expect(await readdir(join(folder, '5'))).toHaveLength(3);
  expect(await readdir(join(folder, '3'))).toHaveLength(2);
  expect(await decoded(await ask(areaFile('2'), codeOf('5')), codeOf('5'))).toBe(codeOf('2'));
});

test.each<[string, string, Record<string, string>]>([
  ['without dictionaries', areaFile('2'), { 'accept-encoding': 'gzip, br', 'available-dictionary': '' }],
  ['that does not decode them', areaFile('2'), { 'accept-encoding': 'gzip, br' }],
  ['that tries again', `${areaFile('2')}?retry=1`, {}],
  ['that goes past its cache', areaFile('2'), { 'cache-control': 'no-cache' }],
  ['with a header of no form', areaFile('2'), { 'available-dictionary': hashOf(codeOf('1')) }],
  ['with a path for a hash', areaFile('2'), { 'available-dictionary': `:${'../'.repeat(14)}a=:` }],
])('Q192 a browser %s gets the whole file', async (_, path, headers) => {
  const answer = await ask(path, codeOf('1'), headers);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(codeOf('2'));
});

test('Q192 no cache on the way keeps what differs, though it may ignore Vary, and nobody gets it by its own address', async () => {
  const answer = await ask(areaFile('2'), codeOf('1'));
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const { status } = await fetch(`${origin}/${deltaFile('1', '2')}`);
  expect(status).toBe(404);
});

test('Q192 tampered or cut, it is no valid answer for its browser, which then gets the whole file', async () => {
  const delta = join(made.site, deltaFile('1', '2'));
  const before = await readFile(delta);
  const tampered = Buffer.from(before).fill(0x41, before.length - 12);
  for (const damaged of [before.subarray(0, -5), tampered]) {
    await writeFile(delta, damaged);
    const got = await decoded(await ask(areaFile('2'), codeOf('1')), codeOf('1')).catch(() => 'not decoded');
    expect(integrityOf(Buffer.from(got))).not.toBe(integrityOf(Buffer.from(codeOf('2'))));
    expect(await (await ask(`${areaFile('2')}?retry=1`, codeOf('1'))).text()).toBe(codeOf('2'));
  }
});
