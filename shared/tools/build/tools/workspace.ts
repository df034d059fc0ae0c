import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../../../..');

const generated = new Set(['node_modules', 'dist', '.types', '.console', '.git', 'test-results', 'playwright-report']);

/** All hand-written files below a folder, as absolute paths. */
export function sourceFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourceFiles(path) : [path];
  });
}

/** All files that may contain tests; a browser suite may call tests that another file has for several. */
export function testFiles(): string[] {
  return sourceFiles().filter((file) => /\.(test|e2e)\.tsx?$|\/e2e\/src\/.*\.ts$/.test(file));
}
