import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));
