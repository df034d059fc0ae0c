import { resolve } from 'node:path';
import { buildPackages } from '../build/build-packages';
import { writeImage } from './image';
import { areaDir, areaNames, HOST_DIR } from '../workspace';

// `tsx deploy/containers/write-image.ts host|gateway|<area> <folder>`: builds it and fills the folder of its image.
const [name = '', folder = ''] = process.argv.slice(2);
const areas = areaNames();
try {
  if (!['host', 'gateway', ...areas].includes(name)) {
    throw new Error(`There is no "${name}"; there are host, gateway, ${areas.join(', ')}`);
  }
  if (name !== 'gateway') await buildPackages([name === 'host' ? HOST_DIR : areaDir(name)], console.log);
  await writeImage(name, resolve(folder));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
