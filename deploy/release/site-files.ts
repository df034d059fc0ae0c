import { join, resolve } from 'node:path';

/**
 * Where things are in a site, and in the folder beside it, which no web server serves: what the release tool keeps
 * for itself.
 */
export function siteFiles(site: string) {
  const records = `${resolve(site)}-releases`;
  return {
    records,
    registry: join(site, 'registry.json'),
    page: join(site, 'index.html'),
    /** Manifest of the host that `index.html` is of. */
    host: join(site, 'host.json'),
    assets: join(site, 'assets'),
    areas: join(site, 'areas'),
    log: join(records, 'log.jsonl'),
    lock: join(records, 'lock'),
    /** Page and manifest of every published host, by version. */
    hosts: join(records, 'host'),
  };
}
