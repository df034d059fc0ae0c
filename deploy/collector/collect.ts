import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCollector, createCollectorServer } from './collector';
import { lineFile } from './line-file';

// `collect.ts --site /live/site`
const { values } = parseArgs({
  options: {
    /** With registry.json. */
    site: { type: 'string' },
    port: { type: 'string', default: '4600' },
    /** This machine by default: counts are not public. */
    host: { type: 'string', default: '127.0.0.1' },
    /** The main API, if only browsers reach config.json's address. */
    platform: { type: 'string' },
    file: { type: 'string' },
  },
});
if (!values.site) throw new Error('Say in which folder registry.json is: --site <folder>');
const keep = values.file ? lineFile(resolve(values.file)) : (line: string) => console.log(line);
const collector = createCollector({ site: resolve(values.site), keep, platform: values.platform, isBehindProxy: true });
const server = createCollectorServer(collector).listen(Number(values.port), values.host);
await once(server, 'listening');
console.error(`Taking reports on http://${values.host}:${values.port}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
