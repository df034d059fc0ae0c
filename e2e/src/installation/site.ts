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
import { localConfig, prepareSite, standInOf } from '@console/deploy';
import { runFolder } from '../machine/root';

const BUILT = join(runFolder, 'site');

/** All installations share the site. */
export async function buildSite(): Promise<void> {
  for (const name of readdirSync(runFolder)) {
    if (name === 'site' || name.startsWith('console-')) rmSync(join(runFolder, name), { recursive: true });
  }
  await prepareSite(BUILT, localConfig('http://localhost'), (line) => console.log(line));
}

export function builtAreas(): AreaManifest[] {
  const registry = join(BUILT, 'registry.json');
  if (!existsSync(registry)) throw new Error('Tests are made from the built areas; `npm run e2e` builds them first.');
  const { areas } = registrySchema.parse(JSON.parse(readFileSync(registry, 'utf8')));
  return Object.values(areas).map((area) => {
    const { baseUrl } = registryAreaSchema.parse(area).current;
    return areaManifestSchema.parse(JSON.parse(readFileSync(join(BUILT, baseUrl, 'area.json'), 'utf8')));
  });
}

/** Refuses overrides. */
export const CLOSED: Partial<ConsoleConfig> = { areas: { overrides: [] } };

export function linkSite(
  folder: string,
  sandboxOrigin: string,
  change: Partial<ConsoleConfig> = CLOSED,
  published = BUILT,
): { config: ConsoleConfig; registry: Registry } {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shared = readdirSync(published).filter((name) => !/^((config|registry)\.json|deltas$)/.test(name));
  for (const name of shared) symlinkSync(join(published, name), join(folder, name));

  const local = localConfig(sandboxOrigin);
  const config = { ...local, ...change, areas: { ...local.areas, ...change.areas } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));

  // The installation's sandbox is its payment provider.
  const standIn = standInOf(local);
  const document = JSON.parse(readFileSync(join(published, 'registry.json'), 'utf8')) as Registry;
  for (const allowed of Object.values(document.outside ?? {})) allowed.standIn = standIn;
  // For later comparison.
  writeFileSync(join(folder, 'registry.json'), `${JSON.stringify(document, null, 2)}\n`);
  return { config, registry: registrySchema.parse(document) as Registry };
}
