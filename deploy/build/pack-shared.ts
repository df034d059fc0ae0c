import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf, packageVersion, typeErrors } from '@console/build/records';
import { inFolder, severalAtOnce } from '../files';
import { Refusal } from '../refusal';
import { ROOT, sharedDirs } from '../workspace';

export interface Archive {
  name: string;
  path: string;
}

interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: object;
}

const NOT_PACKED = new Set(['node_modules', 'dist', '.types', 'sabotage', 'surface.txt']);

const OF_TESTS = /\.test\.|tsbuildinfo$/;

/** Sources for the build, declarations for types. The hash in a name makes npm install changed content of the same version. */
export async function packShared(folder: string): Promise<Archive[]> {
  await mkdir(folder, { recursive: true });
  const dirs = [...sharedDirs(), join(ROOT, 'deploy')];
  const errors = await typeErrors(ROOT, ['-b', ...dirs.filter(hasTypes).map((dir) => relative(ROOT, dir))]);
  if (errors) throw new Refusal(`${errors}\nNothing is packed: types are wrong`);
  const archives = await severalAtOnce(dirs, (dir) => packDir(dir, folder));
  return archives.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const hasTypes = (dir: string) => basename(dir) !== 'deploy';

function packDir(dir: string, folder: string): Promise<Archive> {
  return inFolder(async (stage) => {
    const filter = (source: string) => !NOT_PACKED.has(basename(source)) && !OF_TESTS.test(source);
    for (const entry of (await readdir(dir)).filter(filter))
      await cp(join(dir, entry), join(stage, entry), { recursive: true, filter });
    for (const file of (await readdir(stage, { recursive: true })).filter((name) => name.endsWith('.md'))) {
      const text = await readFile(join(stage, file), 'utf8');
      await writeFile(join(stage, file), withinPackage(text, dir, dirname(file)));
    }
    await cp(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
    if (hasTypes(dir)) {
      const declarations = (source: string) => !OF_TESTS.test(source);
      await cp(join(dir, '.types'), join(stage, '.types'), { recursive: true, filter: declarations });
    }
    const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as Manifest;
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(packedManifest(dir, manifest), null, 2)}\n`);
    const pnpm = join(ROOT, 'node_modules/.bin/pnpm');
    const { stdout } = await promisify(execFile)(pnpm, ['pack', '--json', '--pack-destination', stage], { cwd: stage });
    const filename = join(stage, basename((JSON.parse(stdout) as { filename: string }).filename));
    const hash = integrityOf(await readFile(filename), 'sha256')
      .replaceAll(/sha256-|[^A-Za-z0-9]/g, '')
      .slice(0, 8);
    const path = join(folder, basename(filename).replace(/\.tgz$/, `-${hash}.tgz`));
    await cp(filename, path);
    return { name: manifest.name, path };
  });
}

/** Links out of the package name the place in the console's repository. */
export function withinPackage(markdown: string, dir: string, folder: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?!\w+:|#)([^)#]+)[^)]*\)/g, (link, text: string, target: string) => {
    const path = join(dir, folder, target);
    return path.startsWith(join(dir, '/')) ? link : `${text} (\`${relative(ROOT, path)}\` of the console's repository)`;
  });
}

function packedManifest(dir: string, { exports = {}, dependencies = {}, ...rest }: Manifest) {
  const doors = Object.entries(exports).map(([door, file]) => {
    const types = file.replace(/^\.\//, './.types/').replace(/\.tsx?$/, '.d.ts');
    return [door, hasTypes(dir) && types !== file && /\.tsx?$/.test(file) ? { types, default: file } : file];
  });
  const versions = Object.entries(dependencies).map(([name, version]) => [
    name,
    /^(workspace|catalog):/.test(version) ? packageVersion(join(dir, 'node_modules', name)) : version,
  ]);
  const fields = { exports: Object.fromEntries(doors), dependencies: Object.fromEntries(versions) };
  return { ...rest, ...fields, devDependencies: undefined };
}

export async function nameArchives(repository: string, folder: string, archives: readonly Archive[]): Promise<void> {
  const path = join(repository, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, string>>;
  for (const { name, path: archive } of archives) {
    for (const list of [manifest.dependencies, manifest.devDependencies])
      if (list?.[name] !== undefined) list[name] = `file:${relative(repository, archive)}`;
  }
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(draft, path);
  const archiveNames = new Set(archives.map((archive) => basename(archive.path)));
  for (const file of await readdir(folder))
    if (/^console-.*\.tgz$/.test(file) && !archiveNames.has(file)) await rm(join(folder, file));
}
