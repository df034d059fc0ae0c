import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';

test('Q103 runs beside each other get different ports, all below those of outgoing connections', async () => {
  const script = `
    const { freePort } = require(${JSON.stringify(join(__dirname, 'free-port.ts'))});
    const ports = [];
    (async () => {
      // More than a block has.
      for (let index = 0; index < 60; index += 1) ports.push(await freePort());
      process.stdout.write(JSON.stringify(ports));
      // The ports stay its own while it runs.
      setTimeout(() => {}, 3_000);
    })();`;
  const runs = await Promise.all(
    [1, 2, 3].map(() => promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', script])),
  );
  const ports = runs.flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(ports).toHaveLength(180);
  expect(new Set(ports).size).toBe(180);
  expect(Math.min(...ports)).toBeGreaterThan(11_000);
  expect(Math.max(...ports)).toBeLessThan(32_000);
}, 60_000);

test.each(['127.0.0.1', '::'])('Q103 a port on which a program listens at %s is left out', async (host) => {
  const next = (await freePort()) + 1;
  const other = createServer().listen(next, host);
  await once(other, 'listening');
  expect(await freePort()).not.toBe(next);
  other.close();
});
