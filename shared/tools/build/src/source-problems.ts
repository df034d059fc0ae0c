import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

/** Undefined = none. @param args such as `-b remotes/billing` */
export function typeErrors(root: string, args: readonly string[], signal?: AbortSignal): Promise<string | undefined> {
  return outputIfFailed(root, 'tsc', args, signal);
}

/** For a package with its own compiler. */
export const ownTypeErrors = (folder: string, signal?: AbortSignal): Promise<string | undefined> =>
  typeErrors(folder, ['--noEmit', '--incremental', 'false', '--composite', 'false'], signal);

/** A text for each tool, types and lint. The tools come from the package or a folder above. */
export async function sourceProblems(folder: string, signal: AbortSignal): Promise<string[]> {
  const root = withTools(folder);
  if (root === undefined) return [];
  const problems = await Promise.all([
    root === folder ? ownTypeErrors(folder, signal) : typeErrors(root, ['-b', relative(root, folder)], signal),
    outputIfFailed(root, 'oxlint', ['--format=unix', relative(root, folder) || '.'], signal),
  ]);
  return signal.aborted ? [] : problems.filter((text) => text !== undefined);
}

function withTools(folder: string): string | undefined {
  if (existsSync(join(folder, 'node_modules/.bin/tsc'))) return folder;
  return dirname(folder) === folder ? undefined : withTools(dirname(folder));
}

function outputIfFailed(
  root: string,
  tool: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const options = { cwd: root, maxBuffer: 16 * 1024 * 1024, signal };
  return promisify(execFile)(join(root, 'node_modules/.bin', tool), args, options).then(
    () => undefined,
    ({ stdout, message }: { stdout: string; message: string }) => stdout.trim() || message,
  );
}
