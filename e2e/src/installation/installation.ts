import { join } from 'node:path';
import { originsOf, writeNginxFolder } from '@console/deploy';
import type { Child } from '../machine/child';
import { nginxOptions, startNginx } from '../machine/nginx';
import { root } from '../machine/root';
import { certificate } from './certificate';
import { Sandbox } from './sandbox';
import { linkSite } from './site';

/** Two checkouts on one machine run side by side with different first ports. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4150);

interface InstallationOptions {
  /** Which of the port pairs to use; installations with different slots run side by side. */
  slot: number;
  accessTokenSeconds?: number;
  /** Users of the company besides the seeded ones. */
  users?: number;
  /** HTTP/2 over TLS with a certificate of its own, as the budgets are measured. */
  tls?: boolean;
  /** Adds pages to the site before it is served. */
  addPages?: (site: string) => Promise<void>;
}

/** A whole console: the built host and areas behind nginx with the generated headers, and a platform of their own. */
export class Installation {
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** Hash of the certificate's key, by which a browser can be told to trust it. */
  readonly certificatePin: string | undefined;
  readonly #server: Child;

  private constructor(origin: string, sandbox: Sandbox, server: Child, certificatePin: string | undefined) {
    this.origin = origin;
    this.sandbox = sandbox;
    this.#server = server;
    this.certificatePin = certificatePin;
  }

  static async start({ slot, accessTokenSeconds, users, tls, addPages }: InstallationOptions): Promise<Installation> {
    const port = FIRST_PORT + slot * 2;
    const folder = join(root, `.console/e2e/slot-${slot}`);
    const site = join(folder, 'site');
    const origin = `${tls ? 'https' : 'http'}://localhost:${port}`;
    const sandboxOrigin = `http://localhost:${port + 1}`;

    const { config, origins } = linkSite(site, sandboxOrigin);
    await addPages?.(site);
    const cert = tls ? certificate(folder) : undefined;
    await writeNginxFolder(folder, originsOf(config, { origins }), {
      listen: port,
      ...(cert ? { tls: cert.files } : {}),
      ...nginxOptions(),
    });
    const server = await startNginx(folder, port);
    const sandbox = await Sandbox.start({
      port: port + 1,
      consoleOrigin: origin,
      ...(accessTokenSeconds ? { accessTokenSeconds } : {}),
      ...(users ? { scale: users } : {}),
    }).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return new Installation(origin, sandbox, server, cert?.pin);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#server.stop(), this.sandbox.stop()]);
  }
}
