import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ConsoleConfig } from '@console/contract';
import { originsOf, ownOriginApi, sandboxApi, writeNginxFolder } from '@console/deploy';
import type { Child } from '../machine/child';
import { nginxOptions, startNginx } from '../machine/nginx';
import { root, runFolder } from '../machine/root';
import { certificate } from './certificate';
import { portOf } from './ports';
import { Sandbox } from './sandbox';
import { CLOSED, linkSite } from './site';

const run = promisify(execFile);

export interface InstallationOptions {
  /** Selects the pair of ports; installations with different slots run side by side. */
  slot: number;
  accessTokenSeconds?: number;
  /** Number of users of the company besides the seeded ones. */
  users?: number;
  /** HTTP/2 over TLS with its own certificate, as for the budgets. */
  tls?: boolean;
  /** The platform is served under the console's own origin, as recommended to operators. */
  ownOrigin?: boolean;
  /** Settings that differ from the default, which allows no overrides. */
  config?: Partial<ConsoleConfig>;
  /** Folder of another published site, such as that of another checkout; by default the one built here. */
  published?: string;
  /** Adds pages to the site before it is served. */
  addPages?: (site: string) => Promise<void>;
}

/** A whole console: the built host and areas behind nginx with the generated headers, and its own platform. */
export class Installation {
  readonly origin: string;
  /** The served folder, into which the release tool publishes. */
  readonly site: string;
  readonly sandbox: Sandbox;
  /** Hash of the certificate's key, by which a browser can trust it. */
  readonly certificatePin: string | undefined;
  readonly #server: Child;

  private constructor(
    origin: string,
    site: string,
    sandbox: Sandbox,
    server: Child,
    certificatePin: string | undefined,
  ) {
    this.origin = origin;
    this.site = site;
    this.sandbox = sandbox;
    this.#server = server;
    this.certificatePin = certificatePin;
  }

  static async start(options: InstallationOptions): Promise<Installation> {
    const { slot, accessTokenSeconds, users, tls, addPages, ownOrigin } = options;
    const port = portOf('slot', slot * 2);
    const folder = join(runFolder, `slot-${slot}`);
    const site = join(folder, 'site');
    const origin = `${tls ? 'https' : 'http'}://localhost:${port}`;
    const sandboxOrigin = `http://localhost:${port + 1}`;

    const api = ownOrigin ? { api: ownOriginApi(origin) } : {};
    const { config, registry } = linkSite(
      site,
      sandboxOrigin,
      { ...(options.config ?? CLOSED), ...api },
      options.published,
    );
    await addPages?.(site);
    const cert = tls ? certificate(folder) : undefined;
    await writeNginxFolder(folder, originsOf(config, registry), {
      listen: port,
      ...(cert ? { tls: cert.files } : {}),
      ...(ownOrigin ? { platform: sandboxApi(sandboxOrigin) } : {}),
      ...nginxOptions(),
    });
    const server = await startNginx(folder, port);
    const sandbox = await Sandbox.start({
      port: port + 1,
      consoleOrigin: origin,
      ...(config.authority === sandboxOrigin ? {} : { trustedIssuer: config.authority }),
      ...(accessTokenSeconds ? { accessTokenSeconds } : {}),
      ...(users ? { scale: users } : {}),
    }).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return new Installation(origin, site, sandbox, server, cert?.pin);
  }

  /** Rewrites the headers after a change of the registry's origins, as an operator does. */
  async renewHeaders(): Promise<void> {
    const folder = dirname(this.site);
    const headers = join(folder, 'live/headers.conf');
    const script = join(root, 'deploy/serve/site-headers.ts');
    await run(process.execPath, ['--import', 'tsx', script, '--site', this.site, '--headers', headers], { cwd: root });
    process.kill(Number(await readFile(join(folder, 'tmp/nginx.pid'), 'utf8')), 'SIGHUP');
  }

  async stop(): Promise<void> {
    await Promise.all([this.#server.stop(), this.sandbox.stop()]);
  }
}
