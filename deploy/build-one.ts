import { resolve } from 'node:path';
import { compile } from '@console/build';
import { packageConfiguration } from './package-configuration';

// One package per process: two builds then use two cores.
try {
  await compile(await packageConfiguration(resolve(process.argv[2] ?? '.'), 'production'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
