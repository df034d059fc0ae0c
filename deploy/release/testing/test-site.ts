import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@console/build';
import { publishArea, publishHost } from '../publish';

/** Builds as webpack leaves them and a site of their own to publish them to, below one folder that goes away again. */
export class TestSite {
  readonly root: string;
  readonly site: string;
  readonly areasFile: string;

  private constructor(root: string) {
    this.root = root;
    this.site = join(root, 'site');
    this.areasFile = join(root, 'areas.json');
  }

  /** The areas `team` and `billing` may claim what is below `/admin/` and their name, until `remove`. */
  static async make(): Promise<TestSite> {
    const made = new TestSite(await mkdtemp(join(tmpdir(), 'site-')));
    await writeFile(made.areasFile, JSON.stringify({ team: ['/admin/team'], billing: ['/admin/billing'] }));
    process.env.RELEASE_AREAS = made.areasFile;
    return made;
  }

  async remove(): Promise<void> {
    delete process.env.RELEASE_AREAS;
    await rm(this.root, { recursive: true });
  }

  /** Folder of an area's build. */
  async builtArea(name: string, version: string, { code = version, ...manifest }: BuiltArea = {}): Promise<string> {
    const dist = join(this.root, `dist-${name}-${version}-${code}`);
    const files = { 'entry.js': integrityOf(Buffer.from(code)) };
    const pages = { list: { path: `/admin/${name}/list`, title: 'List' } };
    const parts = { entry: 'entry.js', preload: ['entry.js'], chunks: { list: [] }, groups: {}, slots: {}, files };
    const facts = { contract: 1, name, title: name, version, container: 'a_1', builtAgainst: {}, pages };
    await mkdir(dist, { recursive: true });
    await writeFile(join(dist, 'entry.js'), code);
    await writeFile(join(dist, 'area.json'), JSON.stringify({ ...facts, ...parts, ...manifest }));
    return dist;
  }

  /** Folder of the host's build. */
  async builtHost(version: string, offers: Record<string, string> = {}, contract = 1): Promise<string> {
    const dist = join(this.root, `dist-host-${version}`);
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'assets', `main.${version}.js`), version);
    await writeFile(join(dist, 'index.html'), `<!doctype html><title>${version}</title>`);
    await writeFile(join(dist, 'host.json'), JSON.stringify({ contract, version, offers }));
    return dist;
  }

  async publishArea(name: string, version: string, built: BuiltArea = {}): Promise<void> {
    await publishArea(this.site, name, await this.builtArea(name, version, built));
  }

  async publishHost(version: string, offers?: Record<string, string>, contract?: number): Promise<void> {
    await publishHost(this.site, await this.builtHost(version, offers, contract));
  }
}

interface BuiltArea {
  /** Content of its one script. */
  code?: string;
  contract?: number;
  builtAgainst?: Record<string, string>;
  pages?: Record<string, { path: string; title: string }>;
}
