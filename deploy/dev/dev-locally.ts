import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { serveArea, watch } from '@console/build';
import { areaManifestSchema, type Registry } from '@console/contract';
import { paymentsIn } from '@console/sandbox';
import { demandFreePort, startPlatform } from './local-platform';
import { packageConfiguration } from '../build/build-packages';
import { localConfig } from '../serve/local-config';
import { prepareSite } from '../serve/prepare-site';
import { publishHost } from '../release/publish';
import { readRegistry } from '../release/site';
import { areaPaths } from '../area-paths';
import { areaDir, HOST_DIR, ROOT, SITE } from '../workspace';
import { putHost } from '../release/move-host';
import { createSiteServer } from '../serve/serve';

/** One area from its dev server in a console on this machine, with the sandbox behind it. */
export async function developLocally(named: string | undefined, areaPort: number): Promise<void> {
  const area = named ?? 'account-and-team';
  const port = Number(process.env.PORT ?? 3000);
  const platformPort = Number(process.env.SANDBOX_PORT ?? 4000);
  await demandFreePort(port, 'PORT');
  await demandFreePort(platformPort, 'SANDBOX_PORT');
  await demandFreePort(areaPort, 'AREA_PORT');

  const payments = paymentsIn(process.env);
  const site = await ownSite(join(ROOT, `.console/dev-${port}`));
  await prepareSite(
    site,
    localConfig(`http://localhost:${platformPort}`, payments),
    (line) => console.log(`  ${line}`),
    payments,
  );
  const sandbox = await startPlatform(platformPort, `http://localhost:${port}`, []);
  const configuration = await packageConfiguration(areaDir(area), 'development');
  const { url } = await serveArea(configuration, {
    port: areaPort,
    watchFiles: [join(site, 'index.html')],
    host: process.env.AREA_HOST,
  });
  if (!named) {
    watch(await packageConfiguration(HOST_DIR, 'development'), (problems) => {
      if (problems) console.error(problems);
      else void showHost(site);
    });
  }

  const server = createSiteServer({
    site,
    registry: () => registryWithArea(site, area, url),
    connections: [`ws://localhost:${areaPort}`],
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  console.log(`\n  Console http://localhost:${port} with ${area} from ${url}\n`);
  const stop = () => {
    sandbox.kill('SIGTERM');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}

/**
 * A site with settings, host and registry of its own, so that a console that `npm start` runs keeps its own. The files of
 * published versions, which never change, are the same.
 */
export async function ownSite(site: string, of = SITE): Promise<string> {
  await mkdir(site, { recursive: true });
  for (const folder of ['areas', 'assets']) {
    await mkdir(join(of, folder), { recursive: true });
    await symlink(join(of, folder), join(site, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return site;
}

async function showHost(site: string): Promise<void> {
  await putHost(site, (await publishHost(site)).version);
}

/** The site's registry with the area at its dev server, whose manifest changes with every build. */
async function registryWithArea(site: string, name: string, baseUrl: string): Promise<Registry> {
  const registry = await readRegistry(site);
  const manifest = areaManifestSchema.parse(await (await fetch(`${baseUrl}area.json`)).json());
  const area = { paths: await areaPaths(name), current: { baseUrl, manifest } };
  return { ...registry, origins: [...registry.origins, baseUrl], areas: { ...registry.areas, [name]: area } };
}
