import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AreaManifest,
  areaManifestSchema,
  type ConsoleConfig,
  type Registry,
  registryAreaSchema,
  registrySchema,
} from '@console/contract';
import { localConfig, prepareSite } from '@console/deploy';
import { paymentsOrigin } from '@console/sandbox/payments-origin';
import { runFolder } from '../machine/root';

const BUILT = join(runFolder, 'site');

/** Builds what has changed and publishes it as `npm start` does, into a new site that all installations share. */
export async function buildSite(): Promise<void> {
  rmSync(BUILT, { recursive: true, force: true });
  await prepareSite(BUILT, localConfig('http://localhost'), (line) => console.log(line));
}

/** What the built areas declare: the `area.json` of what is live in the site. */
export function builtAreas(): AreaManifest[] {
  const registry = join(BUILT, 'registry.json');
  if (!existsSync(registry)) throw new Error('Tests are made from the built areas; `npm run e2e` builds them first.');
  const { areas } = registrySchema.parse(JSON.parse(readFileSync(registry, 'utf8')));
  return Object.values(areas).map((area) => {
    const { baseUrl } = registryAreaSchema.parse(area).current;
    return areaManifestSchema.parse(JSON.parse(readFileSync(join(BUILT, baseUrl, 'area.json'), 'utf8')));
  });
}

/** Areas come from where they were released to; tests of overrides open more. */
export const CLOSED: Partial<ConsoleConfig> = { areas: { overrides: [] } };

/**
 * A site that links to published files (default: those built here), with a `config.json` for the platform of one
 * installation.
 */
export function linkSite(
  folder: string,
  sandboxOrigin: string,
  change: Partial<ConsoleConfig> = CLOSED,
  published = BUILT,
): { config: ConsoleConfig; registry: Registry } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shared = readdirSync(published).filter((name) => !/^(config|registry)\.json/.test(name));
  for (const name of shared) symlinkSync(join(published, name), join(folder, name));

  const local = localConfig(sandboxOrigin);
  const config = { ...local, ...change, areas: { ...local.areas, ...change.areas } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));

  // The provider of this installation is its own sandbox's.
  const standIn = paymentsOrigin(sandboxOrigin);
  const document = JSON.parse(readFileSync(join(published, 'registry.json'), 'utf8')) as Registry;
  for (const allowed of Object.values(document.outside ?? {})) allowed.standIn = standIn;
  // As the release tool writes it, so that a test can compare what it leaves behind.
  writeFileSync(join(folder, 'registry.json'), `${JSON.stringify(document, null, 2)}\n`);
  return { config, registry: registrySchema.parse(document) as Registry };
}
