import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AreaManifest, ConsoleConfig } from '@console/contract';
import { freePort } from '@console/sandbox/free-port';
import { localConfig } from '../serve/local-config';
import { areaDir } from '../workspace';
import { developAgainst, overrideAddress } from './dev-against';

const area = areaDir('account-and-team');
let areaPort: number;
beforeAll(async () => {
  areaPort = await freePort();
});

async function consoleWith(config: ConsoleConfig): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_, response) => response.end(JSON.stringify(config))).listen(0, 'localhost');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('Q28 a console that allows no overrides from this machine is refused', async () => {
  const { origin, close } = await consoleWith({ ...localConfig('http://localhost:4000'), areas: { overrides: [] } });
  await expect(developAgainst(area, origin, { areaPort })).rejects.toThrow(
    `${origin} takes no area from http://localhost:${areaPort}: "areas.overrides" of its config.json decides that`,
  );
  close();
  await expect(developAgainst(area, origin, { areaPort })).rejects.toThrow('config.json does not answer');
  await expect(developAgainst(area, 'console', { areaPort })).rejects.toThrow('is not an address');
});

test('Q28 a console elsewhere is used only from an origin that it lists', async () => {
  const areas = { overrides: ['https://kari.example'] };
  const { origin, close } = await consoleWith({ ...localConfig('https://platform.example'), areas });
  await expect(developAgainst(area, origin, { areaPort })).rejects.toThrow('takes no area from');
  const other = developAgainst(area, origin, { areaPort, from: 'https://ola.example' });
  await expect(other).rejects.toThrow(`${origin} takes no area from https://ola.example`);
  close();
});

test('Q28 the address opens the area on its first page without an id', () => {
  const pages: AreaManifest['pages'] = {
    invoice: { path: '/admin/billing/:id', title: 'Invoice' },
    plans: { path: '/plans', title: 'Plans' },
    overview: { path: '/admin/billing', title: 'Overview', nav: { label: 'Overview', order: 1 } },
  };
  const address = overrideAddress(
    'https://console.example',
    { name: 'billing', pages },
    new URL('http://localhost:3001'),
  );
  expect(address).toBe('https://console.example/admin/billing?area.billing=http://localhost:3001');
});
