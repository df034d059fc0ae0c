import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AreaDefinition, type AreaManifest, areaManifestSchema, defineArea } from '@console/contract';
import { integrityOf } from './area-manifest';
import { compile } from './compile';
import { defineRemote } from './define-remote';
import { serveArea } from './serve-area';

jest.setTimeout(240_000);

const area = defineArea({
  name: 'parcels',
  title: 'Parcels',
  groups: {},
  pages: { list: { path: '/admin/parcels', title: 'Parcels', requires: { admin: true } } },
  slots: {},
});
const REMOTE = `
  import { Button } from '@console/ui';
  export default { pages: { list: { load: () => import('./ParcelsPage') } }, slots: {}, Button };`;
const PAGE = `
  import { useState } from 'react';
  export function ParcelsPage() { const [count] = useState(1); return <h1>Parcels {count}</h1>; }`;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'area-'));
  await mkdir(join(dir, 'src'));
  await symlink(resolve(__dirname, '../../../../remotes/account-and-team/node_modules'), join(dir, 'node_modules'));
  await writeFile(join(dir, 'package.json'), '{ "name": "parcels", "version": "2.1.0", "type": "module" }');
  await writeFile(join(dir, 'src/remote.tsx'), REMOTE);
  await writeFile(join(dir, 'src/ParcelsPage.tsx'), PAGE);
});
afterEach(() => rm(dir, { recursive: true }));

async function build(definition: AreaDefinition = area): Promise<AreaManifest> {
  await compile({ ...defineRemote(dir, definition), cache: false });
  return areaManifestSchema.parse(JSON.parse(await readFile(join(dir, 'dist/area.json'), 'utf8')));
}

test('P3 Q22 an area build lists the hashes of its scripts, has an entry within budget and no React of its own', async () => {
  const manifest = await build();

  expect(manifest.version).toMatch(/^2\.1\.0-[0-9a-f]{7}$/);
  expect(manifest.container).toBe(`parcels_${manifest.version.replace(/\W/g, '_')}`);
  expect(manifest.preload).toEqual([manifest.entry, expect.stringMatching(/^area\./)]);
  expect(manifest.builtAgainst).toMatchObject({ react: expect.any(String), '@console/session': expect.any(String) });
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = await readFile(join(dir, 'dist', file));
    expect(integrityOf(content)).toBe(integrity);
    expect(content.toString()).not.toContain('react.transitional.element');
  }
  const entry = await readFile(join(dir, 'dist', manifest.entry));
  expect(entry.toString()).toContain(manifest.container);
  expect(brotliCompressSync(entry).length).toBeLessThanOrEqual(3_000);
});

test('Q80 the catalogues of an area are files of its version: with its texts only, and with the titles of its declaration', async () => {
  const first = await build();
  expect(first).not.toHaveProperty('words');
  await mkdir(join(dir, 'words'));
  const write = (title: string) =>
    writeFile(join(dir, 'words/nb.json'), JSON.stringify({ Parcels: title, 'New parcel': 'Ny pakke', Gone: 'Borte' }));
  await write('Pakker');
  await writeFile(
    join(dir, 'src/ParcelsPage.tsx'),
    `import { t } from '@console/words'; export function ParcelsPage() { return <h1>{t('New parcel')}</h1>; }`,
  );
  const second = await build();
  expect(second).toMatchObject({ languages: ['nb'], words: { nb: expect.stringMatching(/^words\.nb\.\w{8}\.json$/) } });
  const catalogue = second.words?.nb ?? '';
  expect(JSON.parse(await readFile(join(dir, 'dist', catalogue), 'utf8'))).toEqual({ 'New parcel': 'Ny pakke' });
  expect(JSON.parse(await readFile(join(dir, 'dist/titles.nb.json'), 'utf8'))).toEqual({ Parcels: 'Pakker' });
  expect(second.titles?.nb).toMatch(/^sha256-/);
  expect(Object.keys(second.files)).toEqual(expect.arrayContaining([catalogue, 'titles.nb.json']));
  await write('Forsendelser');
  expect((await build()).version).not.toBe(second.version);
});

test('Q24 an area build lists the exports of our shared packages that its code uses, without those of bundled doors', async () => {
  await writeFile(
    join(dir, 'src/ParcelsPage.tsx'),
    `import { z } from '@console/schema';
     import { searchFor } from '@console/schema/search-text';
     import { AddIcon } from '@console/ui/icons';
     import * as ui from '@console/ui';
     import { type FormProps, useForm } from '@console/ui/form';
     import { useParams } from '@console/router';
     import { unused } from './unused';
     export const parcel = z.object({ id: z.string() });
     export function ParcelsPage() { return <ui.Page>{typeof useForm}{searchFor('a')('b')}<AddIcon /></ui.Page>; }`,
  );
  await writeFile(
    join(dir, 'src/unused.ts'),
    `import { useLocation } from '@console/router'; export const unused = () => useLocation();`,
  );
  const { uses } = await build();
  expect(uses).toEqual({
    '@console/schema': 'z.object z.string',
    '@console/ui': 'Button Page',
    '@console/ui/form': 'useForm',
  });
});

test.each([
  ["import * as ui from '@console/ui'", 'ui', 'uses @console/ui as a whole'],
  ["import { z } from '@console/schema'", 'z', 'uses z of @console/schema as a whole'],
])('Q24 a build whose use of a shared package cannot be named fails: %s', async (line, whole, reason) => {
  await writeFile(
    join(dir, 'src/ParcelsPage.tsx'),
    `${line}; export function ParcelsPage() { return Object.keys(${whole}); }`,
  );
  await expect(build()).rejects.toThrow(reason);
});

test('Q77 the same sources give the same version in any folder, other sources or another declaration another one', async () => {
  const first = await build();
  const elsewhere = await mkdtemp(join(tmpdir(), 'the-same-area-'));
  await cp(join(dir, 'src'), join(elsewhere, 'src'), { recursive: true });
  for (const name of ['package.json', 'node_modules']) await rename(join(dir, name), join(elsewhere, name));
  await rm(dir, { recursive: true });
  dir = elsewhere;
  expect(await build()).toEqual(first);

  await writeFile(join(dir, 'src/ParcelsPage.tsx'), PAGE.replace('Parcels {', 'All parcels {'));
  const second = await build();
  expect(second.version).not.toBe(first.version);
  expect(second.container).not.toBe(first.container);
  const third = await build({ ...area, title: 'Packages' });
  expect(third.files).not.toEqual(second.files);
  expect(third.version).not.toBe(second.version);
});

test('a style that only running code could evaluate fails the build, with file, line and what to write instead', async () => {
  await writeFile(
    join(dir, 'src/ParcelsPage.tsx'),
    `import { Box } from '@console/ui';
     export const ParcelsPage = ({ width }: { width: string }) => (
       <Box mt="2" w={width} />
     );`,
  );
  await expect(build()).rejects.toThrow(
    /ParcelsPage\.tsx:3: `width` of `w` is known only when the code runs; write a literal, a condition with two literals/,
  );
});

test('Q24 an area with its own React is not built', async () => {
  await writeFile(join(dir, 'src/ParcelsPage.tsx'), `import '../node_modules/react/cjs/react.production.js'; ${PAGE}`);
  await expect(build()).rejects.toThrow('would bring a second react');
});

test('Q28 Q47 Q233 a dev server answers to the names by which browsers and containers know this machine, and serves the development build of React', async () => {
  await mkdir(join(dir, 'host'));
  const map = { version: 3, sources: ['boot.ts'], names: [], mappings: 'AAAA' };
  await writeFile(join(dir, 'host/main.1.js.map'), JSON.stringify(map));
  const server = await serveArea(
    { ...defineRemote(dir, area, 'development'), cache: false },
    { port: 0, watchFiles: [], hostFiles: join(dir, 'host') },
  );
  const statusFor = async (host: string) => {
    const [answer] = await once(
      request(`${server.url}area.json`, { headers: { host }, agent: false }).end(),
      'response',
    );
    (answer as IncomingMessage).resume();
    return (answer as IncomingMessage).statusCode;
  };
  const { host, port } = new URL(server.url);
  try {
    expect(await statusFor(host)).toBe(200);
    expect(await statusFor(`host.docker.internal:${port}`)).toBe(200);
    expect(await statusFor('elsewhere.example')).toBe(403);
    const manifest = areaManifestSchema.parse(await (await fetch(`${server.url}area.json`)).json());
    expect(manifest).toMatchObject({ version: '2.1.0-dev', development: 'react.development.js' });
    const react = await fetch(server.url + manifest.development);
    expect(react.headers.get('access-control-allow-origin')).toBe('*');
    expect(await react.text()).toContain('Each child in a list should have a unique');
    const page = await (await fetch(`${server.url}list.js`)).text();
    expect(page).toContain('ParcelsPage');
    expect(page).not.toContain('react.transitional.element');
    const line = page.split('\n').findIndex((text) => text.includes('function ParcelsPage')) + 1;
    const stack = `at ParcelsPage (${server.url}list.js:${line}:1)\nat main (https://console/assets/main.1.js:1:1)`;
    const frames = await fetch(`${server.url}sources`, { method: 'POST', body: stack });
    expect(await frames.text()).toMatch(/src\/ParcelsPage\.tsx:3:\d+\)\nat main \(boot\.ts:1:1\)$/);
  } finally {
    await server.close();
  }
});

test.each([
  [
    'at one path twice',
    { one: { path: '/parcels/:id', title: 'One' }, two: { path: '/parcels/:parcelId', title: 'Two' } },
    'pages "one" and "two" both claim /parcels/:parcelId',
  ],
  [
    'below /admin that everyone may open',
    { list: { path: '/admin/parcels', title: 'Parcels', requires: {} } },
    'page "list" at /admin/parcels does not say who may open it',
  ],
  [
    'below /admin whose panel everyone may open',
    {
      list: { path: '/admin/parcels', title: 'Parcels', requires: { admin: true } },
      one: { path: '/admin/parcels/:id', title: 'Parcel', parent: 'list' },
    },
    'page "one" at /admin/parcels/:id does not say who may open it',
  ],
])('Q17 Q23 an area with pages %s is not built', async (_, pages, reason) => {
  await expect(build({ ...area, pages } as AreaDefinition)).rejects.toThrow(reason);
});

test.each([
  ['//elsewhere.example', 'pages.list.path: must be an absolute path pattern'],
  ['/admin/dashboard', '/admin/dashboard belongs to the console itself'],
])('Q23 a declaration with a page at %s, which the host would refuse, is not built', async (path, reason) => {
  await expect(build({ ...area, pages: { list: { path, title: 'Parcels' } } })).rejects.toThrow(reason);
});
