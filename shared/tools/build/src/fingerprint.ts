import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STAMP = 'dist/.inputs';
const IGNORED = new Set(['node_modules', 'dist', '.types', 'sandbox', 'testing', 'fixtures', 'tools', 'development']);

/** Covers sources, shared packages and lockfile: equal fingerprints give equal files. */
export async function fingerprint(root: string, packageDir: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  // Folders called `tools` are skipped below.
  for (const dir of [packageDir, join(root, 'shared'), join(root, 'shared/tools/build')]) {
    hash.update(dir.slice(root.length)).update(await folderHash(dir));
  }
  return hash.update(await readFile(join(root, 'pnpm-lock.yaml'))).digest('hex');
}

const underWay = new Map<string, Promise<string>>();

function folderHash(dir: string): Promise<string> {
  const hash = underWay.get(dir) ?? hashFolder(dir).finally(() => underWay.delete(dir));
  underWay.set(dir, hash);
  return hash;
}

/** Sequential, because many machines open 1,024 files at most. */
async function hashFolder(dir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(dir)) hash.update(file.slice(dir.length)).update(await readFile(file));
  return hash.digest('hex');
}

export async function isBuilt(packageDir: string, value: string): Promise<boolean> {
  return (await readFile(join(packageDir, STAMP), 'utf8').catch(() => '')) === value;
}

export function markBuilt(packageDir: string, value: string): Promise<void> {
  return writeFile(join(packageDir, STAMP), value);
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const read = entries.filter(
    ({ name }) => !IGNORED.has(name) && !name.startsWith('.') && !/\.test\.|\.md$/.test(name),
  );
  const files = read.filter((entry) => entry.isFile()).map(({ name }) => join(dir, name));
  for (const { name } of read.filter((entry) => entry.isDirectory()))
    files.push(...(await filesBelow(join(dir, name))));
  return files.sort();
}
