import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@console/build/records';
import type { Provenance } from '@console/contract/releases';
import { publishArea, publishHost } from '../publish';

const OWN_PATHS = { team: ['/admin/team'], billing: ['/admin/billing'] };

/** May be published. */
const BUILT: Provenance = { commit: '0c9e1f2', types: 'checked', by: 'ola', at: '2026-01-01T00:00:00.000Z' };

export class TestSite {
  readonly root: string;
  readonly site: string;
  readonly areasFile: string;
  readonly #servers: Server[] = [];

  private constructor(root: string) {
    this.root = root;
    this.site = join(root, 'site');
    this.areasFile = join(root, 'areas.json');
  }

  static async make(): Promise<TestSite> {
    const made = new TestSite(await mkdtemp(join(tmpdir(), 'site-')));
    await made.givePaths(OWN_PATHS);
    process.env.RELEASE_AREAS = made.areasFile;
    return made;
  }

  givePaths(paths: Record<string, string[]>): Promise<void> {
    return writeFile(this.areasFile, JSON.stringify(paths));
  }

  async publishAnywhere(name: string, version: string, built?: BuiltArea): Promise<void> {
    await this.givePaths({ [name]: ['/admin'] });
    await this.publishArea(name, version, built);
    await this.givePaths(OWN_PATHS);
  }

  /** Runs until `remove`; returns its origin. */
  async listen(server: Server): Promise<string> {
    this.#servers.push(server.listen(0, 'localhost'));
    await once(server, 'listening');
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  async remove(): Promise<void> {
    for (const server of this.#servers) server.close().closeAllConnections();
    delete process.env.RELEASE_AREAS;
    await rm(this.root, { recursive: true });
  }

  /** Returns the folder. */
  async builtArea(name: string, version: string, { code = version, ...manifest }: BuiltArea = {}): Promise<string> {
    const dist = join(this.root, `dist-${name}-${version}-${code.slice(0, 8)}`);
    const files = { 'entry.js': integrityOf(Buffer.from(code)) };
    const pages = { list: { path: `/admin/${name}/list`, title: 'List' } };
    const parts = { entry: 'entry.js', preload: ['entry.js'], chunks: { list: [] }, groups: {}, slots: {}, files };
    const described = {
      contract: 1,
      name,
      title: name,
      version,
      container: 'a_1',
      builtAgainst: {},
      pages,
      built: BUILT,
    };
    await mkdir(dist, { recursive: true });
    await writeFile(join(dist, 'entry.js'), code);
    await writeFile(join(dist, 'area.json'), JSON.stringify({ ...described, ...parts, ...manifest }));
    return dist;
  }

  /** Returns the folder. */
  async builtHost(version: string, offers: Record<string, string> = {}, rest: BuiltHost = {}): Promise<string> {
    const dist = join(this.root, `dist-host-${version}`);
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'assets', `main.${version}.js`), version);
    await writeFile(join(dist, 'index.html'), `<!doctype html><title>${version}</title>`);
    await writeFile(join(dist, 'host.json'), JSON.stringify({ contract: 1, version, offers, ...rest }));
    return dist;
  }

  async publishArea(name: string, version: string, built: BuiltArea = {}): Promise<void> {
    await publishArea(this.site, name, await this.builtArea(name, version, built));
  }

  async publishHost(version: string, offers?: Record<string, string>, rest?: BuiltHost): Promise<void> {
    await publishHost(this.site, await this.builtHost(version, offers, rest));
  }
}

interface BuiltArea {
  built?: Provenance | undefined;
  /** Content of the only script. */
  code?: string;
  contract?: number;
  builtAgainst?: Record<string, string>;
  uses?: Record<string, string>;
  development?: string;
  pages?: Record<string, { path: string; title: string; outside?: Record<string, string[]> }>;
}

interface BuiltHost {
  built?: Provenance;
  contract?: number;
  exports?: Record<string, string>;
}
