import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '@console/build';
import { areaManifestSchema, type Registry, registryAreaSchema } from '@console/contract';
import { replaceFile } from '../files';
import { promoteArea } from '../release/move-area';
import { publishArea } from '../release/publish';
import { localConfig } from '../serve/local-config';
import { createSiteServer } from '../serve/serve';
import { areaDir, sharedDirs } from '../workspace';
import { packShared } from './pack-shared';

const run = promisify(execFile);
const NAME = 'versions';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Installs the archives as an installation does; libraries are linked from this machine. */
async function install(repository: string): Promise<void> {
  for (const { name, path } of await packShared(join(folder, 'archives'))) {
    const target = join(repository, 'node_modules', name);
    await mkdir(dirname(target), { recursive: true });
    await run('tar', ['-xzf', path, '-C', folder]);
    await rename(join(folder, 'package'), target);
    const { dependencies = {} } = JSON.parse(await readFile(join(target, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const [dependency, version] of Object.entries(dependencies)) {
      expect(version).toMatch(/^[\^\d]/);
      if (!dependency.startsWith('@console/'))
        await link(join(folderOf(name), 'node_modules', dependency), join(target, 'node_modules', dependency));
    }
  }
  for (const name of ['react', 'react-dom'])
    await link(join(areaDir(NAME), 'node_modules', name), join(repository, 'node_modules', name));
}

const folderOf = (name: string) => sharedDirs().find((dir) => basename(dir) === basename(name)) ?? '';

async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}

test('Q27 an area in its own repository is built from archives, published into a console and served', async () => {
  const repository = join(folder, 'repository');
  for (const part of ['src', 'package.json', 'webpack.config.ts'])
    await cp(join(areaDir(NAME), part), join(repository, part), { recursive: true });
  await install(repository);
  const build = join(repository, 'node_modules/@console/build/build-area.js');
  await run(process.execPath, [build], { cwd: repository });

  const site = join(folder, 'site');
  const { version } = await publishArea(site, NAME, join(repository, 'dist'));
  await promoteArea(site, NAME, version, { by: 'kari', why: 'first version' });
  await replaceFile(join(site, 'config.json'), JSON.stringify(localConfig('http://localhost:4000')));
  const server = createSiteServer({ site }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const registry = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  const { baseUrl } = registryAreaSchema.parse(registry.areas[NAME]).current;
  const manifest = areaManifestSchema.parse(await (await fetch(`${origin}${baseUrl}area.json`)).json());
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = Buffer.from(await (await fetch(`${origin}${baseUrl}${file}`)).arrayBuffer());
    expect([file, integrityOf(content)]).toEqual([file, integrity]);
  }
  // The host's singletons are not bundled; the manifest lists them as needed.
  expect(Object.keys(manifest.uses ?? {})).toContain('@console/ui');
  server.close();
  server.closeAllConnections();
}, 600_000);
