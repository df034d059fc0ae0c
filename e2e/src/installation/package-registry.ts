import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../machine/root';

interface Manifest {
  name: string;
  version: string;
}

/** So that `npm install` runs without the network. */
export class PackageRegistry {
  readonly requested: string[] = [];
  readonly address: string;
  readonly #server: Server;

  private constructor(server: Server, address: string) {
    this.#server = server;
    this.address = address;
  }

  static async start(): Promise<PackageRegistry> {
    const packages = installedPackages();
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const registry = new PackageRegistry(server, `http://localhost:${port}/`);
    server.on('request', ({ url = '' }, response) => {
      const [name = '', version] = decodeURIComponent(url.slice(1)).split('/-/');
      const versions = packages.get(name);
      if (version === undefined) registry.requested.push(name);
      if (!versions) return response.writeHead(404).end('{}');
      if (version === undefined) return response.end(JSON.stringify(registry.#document(name, versions)));
      const archive = [
        '-czf',
        '-',
        '--hard-dereference',
        '--exclude=./node_modules',
        '--transform',
        's,^\\.,package,',
        '.',
      ];
      spawn('tar', archive, { cwd: versions.get(version), stdio: ['ignore', 'pipe', 'inherit'] }).stdout.pipe(response);
    });
    return registry;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #document(name: string, versions: ReadonlyMap<string, string>): object {
    const entries = [...versions].map(([version, folder]) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return [version, { ...manifest, dist: { tarball: `${this.address}${name}/-/${version}` } }] as const;
    });
    const [latest] = entries.map(([version]) => version).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return { name, 'dist-tags': { latest }, versions: Object.fromEntries(entries) };
  }
}

function installedPackages(): Map<string, Map<string, string>> {
  const store = join(root, 'node_modules/.pnpm');
  const packages = new Map<string, Map<string, string>>();
  for (const entry of readdirSync(store)) {
    // `@swc+core@1.16.22_…`: pnpm's plus is a scope's slash.
    const [, name = ''] = /^(@?[^@]+)@/.exec(entry) ?? [];
    const folder = join(store, entry, 'node_modules', name.replace('+', '/'));
    if (!name || !existsSync(join(folder, 'package.json'))) continue;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    packages.set(
      manifest.name,
      (packages.get(manifest.name) ?? new Map<string, string>()).set(manifest.version, folder),
    );
  }
  return packages;
}
