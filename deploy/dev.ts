import { once } from 'node:events';
import { join } from 'node:path';
import { serveArea, watch } from '@console/build';
import { areaManifestSchema, type Registry } from '@console/contract';
import { demandFreePort, startPlatform } from './local-platform';
import { packageConfiguration } from './package-configuration';
import { prepareSite } from './prepare-site';
import { publishHost } from './publish';
import { readRegistry, withRelease } from './registry-file';
import { createSiteServer } from './serve';
import { areaDir, areaNames, HOST_DIR, SITE } from './workspace';

// `npm run dev [area]`: one area from memory with live reload, the rest as built. Without a name the host is
// watched too.
const named = process.argv[2];
const area = named ?? 'account-and-team';
const port = Number(process.env.PORT ?? 3000);
const platformPort = Number(process.env.SANDBOX_PORT ?? 4000);
const areaPort = Number(process.env.AREA_PORT ?? 3001);

/** The site's registry with the area at its dev server, whose manifest changes with every build. */
async function registryWithArea(areaUrl: string): Promise<Registry> {
  const registry = await readRegistry(SITE);
  const manifest = areaManifestSchema.parse(await (await fetch(`${areaUrl}area.json`)).json());
  return withRelease({ ...registry, origins: [...registry.origins, areaUrl] }, area, { baseUrl: areaUrl, manifest });
}

try {
  if (!areaNames().includes(area)) throw new Error(`There is no area "${area}": ${areaNames().join(', ')}`);
  for (const [value, variable] of [
    [port, 'PORT'],
    [platformPort, 'SANDBOX_PORT'],
    [areaPort, 'AREA_PORT'],
  ] as const) {
    await demandFreePort(value, variable);
  }
  await prepareSite(SITE, `http://localhost:${platformPort}`, (line) => console.log(`  ${line}`));
  const sandbox = await startPlatform(platformPort, `http://localhost:${port}`, []);
  const configuration = await packageConfiguration(areaDir(area), 'development');
  const { url } = await serveArea(configuration, { port: areaPort, watchFiles: [join(SITE, 'index.html')] });
  if (!named) {
    watch(await packageConfiguration(HOST_DIR, 'development'), (problems) => {
      if (problems) console.error(problems);
      else void publishHost(SITE);
    });
  }

  const server = createSiteServer({
    site: SITE,
    registry: () => registryWithArea(url),
    connections: [`ws://localhost:${areaPort}`],
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  console.log(`\n  Console http://localhost:${port} with ${area} from ${url}\n`);
  process.once('SIGINT', () => {
    sandbox.kill('SIGTERM');
    process.exit(0);
  });
} catch (error) {
  console.error(`\n  ${(error as Error).message}\n`);
  process.exit(1);
}
