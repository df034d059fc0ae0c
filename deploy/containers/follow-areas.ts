import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paymentsIn } from '@console/api/payments-origin';
import { replaceFile } from '../files';
import { areasOf, bringUpToDate } from './live-folder';

const INTERVAL = 10_000;
const FIRST_INTERVAL = 1_000;
const FIRST_WAIT = 30_000;

const { values } = parseArgs({ options: { live: { type: 'string', default: '/live' } } });
const live = resolve(values.live);
const { HOST_SERVER: host = 'http://host:8080', PLATFORM: platform = 'http://localhost:4000', CONSOLE } = process.env;
const areas = areasOf(process.env);
const payments = paymentsIn(process.env);
const started = Date.now();
let isReady = false;
let lastReport = '';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

for (;;) {
  const troubles = await bringUpToDate({ live, platform, console: CONSOLE, host, areas, payments }).catch(
    (error: Error) => [error.message],
  );
  isReady ||= troubles.length === 0 || Date.now() - started > FIRST_WAIT;
  if (isReady) await replaceFile(join(live, 'ready'), 'yes\n');
  const line = troubles.join('\n') || `Every area is followed: ${[...areas.keys()].join(', ')}`;
  if (line !== lastReport) console.log(line);
  lastReport = line;
  await pause(isReady ? INTERVAL : FIRST_INTERVAL);
}
