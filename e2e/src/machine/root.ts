import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** All processes of a run share the folder; another run has its own. */
export const runFolder = (process.env.E2E_FOLDER ??= takeFolder());

/** First folder whose run, named in `pid`, has ended. */
function takeFolder(): string {
  for (let number = 1; ; number += 1) {
    const folder = resolve(root, '.console', number === 1 ? 'e2e' : `e2e-${number}`);
    mkdirSync(folder, { recursive: true });
    if (takes(join(folder, 'pid'))) return folder;
  }
}

function takes(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    rmSync(file, { force: true });
    return takes(file);
  }
}

function isRunning(pid: number): boolean {
  try {
    // An empty file is about to be written.
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}
