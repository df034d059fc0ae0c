import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../build/build-packages';
import { fail } from '../refusal';
import { areaNames, HOST, packageDir } from '../workspace';
import { VERSIONS_IN_IMAGE, writeImage } from './image';

/*
 * `tsx deploy/containers/write-image.ts host|gateway|<area> <folder> [--earlier <folder> …] [--keep <n>]` fills an
 * image's folder.
 */
const areas = areaNames();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { earlier: { type: 'string', multiple: true }, keep: { type: 'string', default: `${VERSIONS_IN_IMAGE}` } },
  });
  const [name = '', folder = ''] = positionals;
  if (![HOST, 'gateway', ...areas].includes(name)) {
    throw new Error(`There is no "${name}"; there are host, gateway, ${areas.join(', ')}`);
  }
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`--keep ${values.keep} is not a number of versions`);
  if (name !== 'gateway') await buildPackages([packageDir(name)], console.log);
  await writeImage(name, resolve(folder), { earlier: (values.earlier ?? []).map((path) => resolve(path)), keep });
} catch (error) {
  fail(error);
}
