import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { paymentsIn } from '@console/api/payments-origin';
import { packageConfiguration, serveArea, watch } from '@console/build';
import { areaManifestSchema, type Registry, registryAreaSchema } from '@console/contract';
import { areaPaths, misplacedAdvice } from '../area-paths';
import { buildPackages } from '../build/build-packages';
import { putHost } from '../release/move-host';
import { publishHost } from '../release/publish';
import { readRegistry, releaseOf } from '../release/site';
import { localConfig } from '../serve/local-config';
import { allowOutside, followAreas, showArea, showHost, writeConfig } from '../serve/prepare-site';
import { createSiteServer } from '../serve/serve';
import { areaDir, areaNames, HOST_DIR, ROOT, SITE } from '../workspace';
import { demandFreePort, startPlatform } from './local-platform';

/** Missing areas are built in the background and appear with the next page. */
export async function developLocally(areaName: string | undefined, areaPort: number): Promise<void> {
  const area = areaName ?? 'account-and-team';
  const port = Number(process.env.PORT ?? 3000);
  const platformPort = Number(process.env.SANDBOX_PORT ?? 4000);
  await demandFreePort(port, 'PORT');
  await demandFreePort(platformPort, 'SANDBOX_PORT');
  await demandFreePort(areaPort, 'AREA_PORT');

  const payments = paymentsIn(process.env);
  const config = localConfig(`http://localhost:${platformPort}`, payments);
  const report = (line: string) => console.log(`  ${line}`);
  const site = await ownSite(join(ROOT, `.console/dev-${port}`));
  const configuration = await packageConfiguration(areaDir(area), 'development');
  const [served, sandbox] = await Promise.all([
    serveArea(configuration, {
      port: areaPort,
      watchFiles: [join(site, 'index.html')],
      host: process.env.AREA_HOST,
      refusedReason: misplacedAdvice,
      hostFiles: join(HOST_DIR, 'dist/assets'),
    }),
    startPlatform(platformPort, `http://localhost:${port}`, []),
    buildPackages([HOST_DIR], report).then(() => showHost(site)),
    writeConfig(site, config),
  ]);
  const stop = () => {
    sandbox.kill('SIGTERM');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

  // The dev server answers after compiling.
  const manifest = areaManifestSchema.parse(await (await fetch(`${served.url}area.json`)).json());
  await allowOutside(site, area, manifest, config);
  const otherAreas = areaNames().filter((name) => name !== area);
  const { areas: liveAreas } = await readRegistry(site);
  for (const name of otherAreas) {
    if (!liveAreas[name] && existsSync(join(areaDir(name), 'dist/area.json'))) await showArea(site, name, config);
  }
  if (!areaName) {
    watch(await packageConfiguration(HOST_DIR, 'development'), (problems) => {
      if (problems) console.error(problems);
      else void publishHost(site).then(({ version }) => putHost(site, version));
    });
  }

  const server = createSiteServer({
    site,
    registry: () => registryWithArea(site, area, served.url),
    connections: [`ws://localhost:${areaPort}`],
    firstScript: served.react,
    maps: served.hostMaps,
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  console.log(`\n  Console http://localhost:${port} with ${area} from ${served.url}\n`);
  await followAreas(site, otherAreas, config, report);
}

/** `npm start`'s site stays unchanged. */
export async function ownSite(site: string, source = SITE): Promise<string> {
  await mkdir(site, { recursive: true });
  for (const folder of ['areas', 'assets']) {
    await mkdir(join(source, folder), { recursive: true });
    await symlink(join(source, folder), join(site, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return site;
}

/** Each build changes the dev server's manifest. */
async function registryWithArea(site: string, name: string, baseUrl: string): Promise<Registry> {
  const registry = await readRegistry(site);
  const content = await (await fetch(`${baseUrl}area.json`)).text();
  const area = registryAreaSchema.parse({ paths: await areaPaths(name), current: releaseOf(baseUrl, content) });
  return { ...registry, origins: [...registry.origins, baseUrl], areas: { ...registry.areas, [name]: area } };
}
