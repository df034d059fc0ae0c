import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { consoleConfigSchema } from '@console/contract';
import { paymentsIn } from '@console/sandbox/payments-origin';
import { readIfThere } from '../files';
import { readRegistry } from '../release/site';
import { originsOf } from './headers';
import { localConfig, sandboxApi } from './local-config';
import { BROTLI_MODULE, writeNginxFolder } from './nginx';
import { ownOriginApi } from './platform-paths';
import { prepareSite } from './prepare-site';

// Writes a folder that nginx serves by itself, for machines without Node: site, configuration and start script. Running
// it again updates host and areas and leaves config.json as it is.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.console/nginx' },
    platform: { type: 'string', default: 'http://localhost:4000' },
    listen: { type: 'string', default: '3000' },
    /** The console's address; the platform is then served below its /platform/. */
    origin: { type: 'string' },
    /** Enables TLS, with the certificate tls/tls.crt and the key tls/tls.key in the folder. */
    tls: { type: 'boolean', default: false },
    /** Address of a collector, such as http://127.0.0.1:4600. */
    collector: { type: 'string' },
  },
});
const folder = resolve(values.folder);
const site = join(folder, 'site');

// Without overrides, because another machine may use the folder.
const payments = paymentsIn(process.env);
const local = localConfig(values.platform, payments, values.origin ? ownOriginApi(values.origin) : undefined);
const platform = values.origin ? sandboxApi(values.platform) : undefined;
const settings = (await readIfThere(join(site, 'config.json')))?.toString();
const config = settings
  ? consoleConfigSchema.parse(JSON.parse(settings))
  : { ...local, areas: { ...local.areas, overrides: [] } };
const tls = values.tls ? { tls: { certificate: 'tls/tls.crt', key: 'tls/tls.key' } } : {};
await prepareSite(site, config, console.log, payments);
const origins = originsOf(config, await readRegistry(site));
await writeNginxFolder(folder, origins, {
  listen: values.listen,
  platform,
  modules: [BROTLI_MODULE],
  collector: values.collector,
  ...tls,
});
console.log(join(folder, 'start.sh'));
