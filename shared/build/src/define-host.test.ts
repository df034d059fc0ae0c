import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostManifestSchema } from '@console/contract';
import { compile } from './compile';
import { defineHost } from './define-host';

jest.setTimeout(240_000);

const HOST = resolve(__dirname, '../../../host');
const BOOTSTRAP = `
  import { z } from '@console/schema';
  export const name = z.string();
  export const later = () => import('@console/ui/record');`;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(dir, 'src'));
  await symlink(join(HOST, 'node_modules'), join(dir, 'node_modules'));
  await writeFile(join(dir, 'package.json'), '{ "name": "host", "version": "1.4.0", "type": "module" }');
  await writeFile(join(dir, 'index.html'), '<!doctype html>%scripts%');
  await writeFile(join(dir, 'boot.js'), 'document.title;');
  await writeFile(join(dir, 'src/runtime.ts'), "export default () => ({ name: 'runtime' });");
  await writeFile(join(dir, 'src/main.ts'), 'void import(/* webpackChunkName: "bootstrap" */ \'./bootstrap\');');
  await writeFile(join(dir, 'src/bootstrap.ts'), BOOTSTRAP);
});
afterEach(() => rm(dir, { recursive: true }));

test('Q24 a host build says in host.json what its shared packages export', async () => {
  const empty = join(dir, 'index.html');
  const frame = {
    template: empty,
    boot: join(dir, 'boot.js'),
    fonts: { sans: empty, mono: empty },
    stylesheet: () => '',
  };
  await compile({ ...defineHost(dir, { runtimePlugin: 'src/runtime.ts', standIns: {}, frame }), cache: false });
  const { version, exports = {} } = hostManifestSchema.parse(
    JSON.parse(await readFile(join(dir, 'dist/host.json'), 'utf8')),
  );

  expect(version).toMatch(/^1\.4\.0-[0-9a-f]{7}$/);
  expect(exports['@console/schema']?.split(' ')).toEqual(expect.arrayContaining(['z.object', 'z.string']));
  // Brought, though it is fetched only when an area asks for it.
  expect(exports['@console/ui/record']?.split(' ')).toContain('RecordList');
  const main = (await readdir(join(dir, 'dist/assets'))).find((file) => /^main\..*\.js$/.test(file)) ?? '';
  const script = await readFile(join(dir, 'dist/assets', main), 'utf8');
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
