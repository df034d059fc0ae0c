import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from './files';
import { originsOf } from './headers';
import { localConfig } from './local-config';
import { renderNginx } from './nginx';
import { prepareSite } from './prepare-site';
import { readRegistry } from './registry-file';

// A site and the nginx configuration that serves it, for machines and images without Node.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.console/nginx' },
    platform: { type: 'string', default: 'http://localhost:4000' },
    listen: { type: 'string', default: '3000' },
  },
});
const folder = resolve(values.folder);
const site = join(folder, 'site');

await prepareSite(site, values.platform, console.log);
const { origins } = await readRegistry(site);
const configuration = renderNginx({
  site,
  listen: values.listen,
  origins: originsOf(localConfig(values.platform), { origins }),
  modules: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
});
await replaceFile(join(folder, 'nginx.conf'), configuration);
console.log(`nginx -c ${join(folder, 'nginx.conf')}`);
