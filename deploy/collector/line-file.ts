import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes after which a new file begins; the one before is kept as `….1`, so the disk is safe. */
const MOST_BYTES = 10_000_000;

/** Adds lines to a file that does not grow for ever. */
export function lineFile(path: string): (line: string) => void {
  mkdirSync(dirname(path), { recursive: true });
  return (line) => {
    appendFileSync(path, `${line}\n`);
    if (statSync(path).size > MOST_BYTES) renameSync(path, `${path}.1`);
  };
}
