import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { paymentsIn } from '@console/sandbox';
import { originsOf } from './headers';
import { localConfig } from './local-config';
import { BROTLI_MODULE, writeNginxFolder } from './nginx';
import { prepareSite } from './prepare-site';
import { readRegistry } from '../release/site';

// A folder that nginx serves by itself: site, configuration and start script, for machines without Node.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.console/nginx' },
    platform: { type: 'string', default: 'http://localhost:4000' },
    listen: { type: 'string', default: '3000' },
  },
});
const folder = resolve(values.folder);
const site = join(folder, 'site');

// Another machine may be using it: areas come from the site alone.
const payments = paymentsIn(process.env);
const local = localConfig(values.platform, payments);
const config = { ...local, areas: { ...local.areas, overrides: [] } };
await prepareSite(site, config, console.log, payments);
const origins = originsOf(config, await readRegistry(site));
await writeNginxFolder(folder, origins, { listen: values.listen, modules: [BROTLI_MODULE] });
console.log(join(folder, 'start.sh'));
