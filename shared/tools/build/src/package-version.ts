import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function packageVersion(packageDir: string): string {
  return (JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string }).version;
}
