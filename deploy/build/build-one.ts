import { join, resolve } from 'node:path';
import { compile, packageConfiguration } from '@console/build';
import { fail } from '../refusal';
import { HOST_DIR } from '../workspace';
import { refuseMisplacedArea } from './built-area';

try {
  const dir = resolve(process.argv[2] ?? '.');
  await compile(await packageConfiguration(dir, 'production'));
  if (dir !== HOST_DIR) await refuseMisplacedArea(join(dir, 'dist'));
} catch (error) {
  fail(error);
}
