import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeImage } from '@console/deploy';
import { freePort } from '@console/sandbox/free-port';
import { type Child, startChild } from '../machine/child';
import { nginxPath } from '../machine/nginx';
import { root } from '../machine/root';
import { certificate } from './certificate';
import { Sandbox } from './sandbox';

/** A container's user, who owns only tmp/. */
const USER = '10001';

/**
 * `docker compose up` as processes, because CI's jobs are containers without an engine: read-only folders, another user,
 * the images' start scripts.
 */
export class Containers {
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly folder: string;
  readonly #running = new Map<string, Child>();
  readonly #areas: readonly string[];
  readonly #ports: ReadonlyMap<string, number>;

  private constructor(folder: string, sandbox: Sandbox, areas: readonly string[], ports: ReadonlyMap<string, number>) {
    this.#ports = ports;
    this.origin = `http://localhost:${this.portOf('gateway')}`;
    this.folder = folder;
    this.sandbox = sandbox;
    this.#areas = areas;
  }

  static async start(areas: readonly string[]): Promise<Containers> {
    const folder = mkdtempSync(join(tmpdir(), 'containers-'));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'live'));
    const ports = new Map<string, number>();
    for (const name of ['gateway', 'host', 'tls', ...areas]) ports.set(name, await freePort());
    const consoleOrigin = `http://localhost:${ports.get('gateway')}`;
    const sandbox = await Sandbox.start({ port: await freePort(), consoleOrigin });
    const containers = new Containers(folder, sandbox, areas, ports);
    try {
      for (const area of areas) await containers.run(area);
      await containers.run('release');
      await containers.run('host');
      await containers.run('gateway');
    } catch (error) {
      await containers.stop();
      throw error;
    }
    return containers;
  }

  /** Replaces a running container of this name. */
  async run(name: string, environment: Record<string, string> = {}): Promise<void> {
    await this.end(name);
    const env = { ...this.#environment(), ...environment };
    this.#running.set(name, name === 'release' ? await this.#runRelease(env) : await this.#runWeb(name, env));
  }

  async end(name: string): Promise<void> {
    await this.#running.get(name)?.stop();
    this.#running.delete(name);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((child) => child.stop()));
    await this.sandbox.stop();
    rmSync(this.folder, { recursive: true });
  }

  portOf(name: string): number {
    const port = this.#ports.get(name);
    if (port === undefined) throw new Error(`There is no container ${name}.`);
    return port;
  }

  /** From docker-compose.yml; every name means this machine. */
  #environment(): Record<string, string> {
    const server = (name: string) => `http://127.0.0.1:${this.portOf(name)}`;
    const areas = this.#areas.map((area) => [variableOf(area), `${server(area)}/areas/${area}`]);
    const PLATFORM = this.sandbox.origin;
    return { ...Object.fromEntries(areas), HOST_SERVER: server('host'), PLATFORM, RELOAD_SECONDS: '0.2' };
  }

  async #runWeb(name: string, env: Record<string, string>): Promise<Child> {
    const folder = join(this.folder, name);
    const port = this.portOf(name);
    nginxPath();
    rmSync(folder, { recursive: true, force: true });
    await writeImage(name, folder);
    if (name === 'host') symlinkSync(join(this.folder, 'live'), join(folder, 'live'));
    if (name === 'gateway') this.#mountCertificate(folder);
    return runStartScript(folder, port, env);
  }

  #mountCertificate(folder: string): void {
    mountCertificate(folder);
    replaceIn(join(folder, 'tls.conf'), 'listen 8443 ', `listen ${this.portOf('tls')} `);
  }

  #runRelease(env: Record<string, string>): Promise<Child> {
    const script = join(root, 'deploy/containers/follow-areas.ts');
    const args = ['--import', 'tsx', script, '--live', join(this.folder, 'live')];
    const ready = join(this.folder, 'live/ready');
    rmSync(ready, { force: true });
    return startChild(process.execPath, args, { cwd: root, env, isUp: () => Promise.resolve(existsSync(ready)) });
  }
}

export function runStartScript(folder: string, port: number, env: Record<string, string>): Promise<Child> {
  replaceIn(join(folder, 'nginx.conf'), 'listen 8080;', `listen ${port};`);
  const script = join(folder, 'start.sh');
  const unprivileged = ['--reuid', USER, '--regid', USER, '--clear-groups', '--no-new-privs', script];
  const path = { PATH: `${process.env.PATH ?? ''}:/usr/sbin` };
  const [command, args] = process.getuid?.() === 0 ? ['setpriv', unprivileged] : [script, []];
  // nginx opens ports while testing its configuration.
  const isUp = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return startChild(command, args, { cwd: '/', port, isUp, env: { ...env, ...path } });
}

/** At the gateway's path. */
export function mountCertificate(folder: string): void {
  const { certificate: crt, key } = certificate(join(folder, 'tls')).files;
  chmodSync(key, 0o644);
  renameSync(key, join(folder, 'tls/tls.key'));
  renameSync(crt, join(folder, 'tls/tls.crt'));
}

export function replaceIn(file: string, text: string, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(text, replacement));
}

export function variableOf(area: string): string {
  return `AREA_${area.toUpperCase().replaceAll('-', '_')}`;
}
