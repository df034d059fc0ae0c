import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { paymentsIn } from '@console/api/payments-origin';
import { consoleConfigSchema } from '@console/contract';
import { packageProvenance } from '../build/build-packages';
import { readIfThere } from '../files';
import { fail } from '../refusal';
import { readRegistry } from '../release/site';
import { demandCommit, demandTypes, wrongTypes } from '../release/source-checks';
import { areaNames, HOST, packageDir } from '../workspace';
import { originsOf } from './headers';
import { localConfig, sandboxApi } from './local-config';
import { BROTLI_MODULE, writeNginxFolder } from './nginx';
import { ownOriginApi } from './platform-paths';
import { prepareSite } from './prepare-site';
import { optionsFor, storeOptions } from './site-options';

// A folder for nginx on machines without Node. A second run keeps config.json, and takes missing options from the last.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.console/nginx' },
    platform: { type: 'string' },
    listen: { type: 'string' },
    origin: { type: 'string' },
    /** By tls/tls.crt and tls/tls.key. */
    tls: { type: 'boolean' },
    /** `http://127.0.0.1:4600` */
    collector: { type: 'string' },
    /** Despite uncommitted sources. */
    dirty: { type: 'boolean', default: false },
    /** Despite unchecked types. */
    'no-types': { type: 'boolean', default: false },
  },
});

try {
  await demandSources();
  await writeFolder(resolve(values.folder));
} catch (error) {
  fail(error);
}

/** As `release publish`, for everything served here. */
async function demandSources(): Promise<void> {
  const options = { dirty: values.dirty, types: !values['no-types'] };
  const names = [HOST, ...areaNames()];
  for (const name of names) demandCommit(name, await packageProvenance(packageDir(name)), options);
  demandTypes('The console', await wrongTypes(names.map(packageDir), options));
}

async function writeFolder(folder: string): Promise<void> {
  const site = join(folder, 'site');
  const options = await optionsFor(folder, values);

  // Without overrides: another machine may use the folder.
  const payments = paymentsIn(process.env);
  const local = localConfig(options.platform, payments, options.origin ? ownOriginApi(options.origin) : undefined);
  const platform = options.origin ? sandboxApi(options.platform) : undefined;
  const settings = (await readIfThere(join(site, 'config.json')))?.toString();
  const config = settings
    ? consoleConfigSchema.parse(JSON.parse(settings))
    : { ...local, areas: { ...local.areas, overrides: [] } };
  const tls = options.tls ? { tls: { certificate: 'tls/tls.crt', key: 'tls/tls.key' } } : {};
  await prepareSite(site, config, console.log, { mustBeSigned: true, hasSettings: settings !== undefined });
  const origins = originsOf(config, await readRegistry(site));
  await writeNginxFolder(folder, origins, {
    listen: options.listen,
    platform,
    modules: [BROTLI_MODULE],
    collector: options.collector,
    ...tls,
  });
  await storeOptions(folder, options);
  console.log(join(folder, 'start.sh'));
}
