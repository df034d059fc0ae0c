import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../../../..');

const generated = new Set(['node_modules', 'dist', '.types', '.console', '.git', 'test-results', 'playwright-report']);

/** Every file written by hand below a folder, absolute. */
export function sourceFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourceFiles(path) : [path];
  });
}

/** Every file that may hold tests; a suite of the browser may call what another file keeps for several. */
export function testFiles(): string[] {
  return sourceFiles().filter((file) => /\.(test|e2e)\.tsx?$|\/e2e\/src\/.*\.ts$/.test(file));
}
