import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Only `….1` stays, so the disk does not fill. */
const MOST_BYTES = 10_000_000;

export function lineFile(path: string): (line: string) => void {
  mkdirSync(dirname(path), { recursive: true });
  return (line) => {
    appendFileSync(path, `${line}\n`);
    if (statSync(path).size > MOST_BYTES) renameSync(path, `${path}.1`);
  };
}
