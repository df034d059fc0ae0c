import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { consoleConfigSchema } from '@console/contract';
import { readIfThere, replaceFile } from '../files';
import { readRegistry } from '../release/site';
import { originsOf } from './headers';
import { renderHeaders } from './nginx';

// After a change of origins; start.sh then reloads nginx.
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.console/nginx/site' },
    headers: { type: 'string', default: '.console/nginx/live/headers.conf' },
    tls: { type: 'boolean', default: false },
  },
});
const site = resolve(values.site);
const config = consoleConfigSchema.parse(JSON.parse(await readFile(join(site, 'config.json'), 'utf8')));
const headers = renderHeaders(originsOf(config, await readRegistry(site)), { tls: values.tls });
const storedHeaders = await readIfThere(resolve(values.headers));
if (storedHeaders?.toString() === headers) console.log('The headers are as they should be.');
else {
  await replaceFile(resolve(values.headers), headers);
  console.log(`${values.headers} is rewritten.`);
}
