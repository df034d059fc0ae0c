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
    const files = await filesBelow(dir);
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [index, content] of contents.entries())
      hash.update(files[index]?.slice(root.length) ?? '').update(content);
  }
  return hash.update(await readFile(join(root, 'pnpm-lock.yaml'))).digest('hex');
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
  const folders = read.filter((entry) => entry.isDirectory()).map(({ name }) => filesBelow(join(dir, name)));
  return [...files, ...(await Promise.all(folders)).flat()].sort();
}
