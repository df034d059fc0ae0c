import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Undefined without JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
