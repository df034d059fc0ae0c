import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ConsoleConfig, REPORTS_PATH } from '@console/contract';
import {
  createCollector,
  createCollectorServer,
  originsOf,
  ownOriginApi,
  sandboxApi,
  writeNginxFolder,
} from '@console/deploy';
import { freePort } from '@console/sandbox/free-port';
import type { Child } from '../machine/child';
import { formerWorkersEnded, nginxOptions, startNginx } from '../machine/nginx';
import { root, runFolder } from '../machine/root';
import { certificate } from './certificate';
import { Sandbox } from './sandbox';
import { CLOSED, linkSite } from './site';

const run = promisify(execFile);

export interface InstallationOptions {
  accessTokenSeconds?: number;
  /** Besides the seeded users. */
  users?: number;
  /** HTTP/2, as for the budgets. */
  tls?: boolean;
  ownOrigin?: boolean;
  collector?: boolean;
  /** The default allows no overrides. */
  config?: Partial<ConsoleConfig>;
  /** Another published site; default: built here. */
  published?: string;
  addPages?: (site: string) => Promise<void>;
}

export class Installation {
  readonly origin: string;
  /** Where the release tool publishes. */
  readonly site: string;
  readonly sandbox: Sandbox;
  readonly certificatePin: string | undefined;
  readonly #server: Child;
  readonly #collector: Server | undefined;

  private constructor(
    origin: string,
    site: string,
    sandbox: Sandbox,
    server: Child,
    certificatePin: string | undefined,
    collector: Server | undefined,
  ) {
    this.origin = origin;
    this.site = site;
    this.sandbox = sandbox;
    this.#server = server;
    this.certificatePin = certificatePin;
    this.#collector = collector;
  }

  static async start(options: InstallationOptions = {}): Promise<Installation> {
    const { accessTokenSeconds, users, tls, addPages, ownOrigin } = options;
    const port = await freePort();
    const sandboxPort = await freePort();
    const folder = join(runFolder, `console-${port}`);
    const site = join(folder, 'site');
    const origin = `${tls ? 'https' : 'http'}://localhost:${port}`;
    const sandboxOrigin = `http://localhost:${sandboxPort}`;

    const api = ownOrigin ? ownOriginApi(origin) : sandboxApi(sandboxOrigin);
    const collecting = options.collector ? { collector: origin + REPORTS_PATH } : {};
    const telemetry = options.collector ? { telemetry: { endpoint: REPORTS_PATH, vitals: 1 } } : {};
    const { config, registry } = linkSite(
      site,
      sandboxOrigin,
      { ...telemetry, ...(options.config ?? CLOSED), api: { ...api, ...collecting } },
      options.published,
    );
    await addPages?.(site);
    const collector = options.collector ? await startCollector(site, sandboxOrigin) : undefined;
    const cert = tls ? certificate(folder) : undefined;
    await writeNginxFolder(folder, originsOf(config, registry), {
      listen: port,
      ...(cert ? { tls: cert.files } : {}),
      ...(ownOrigin ? { platform: sandboxApi(sandboxOrigin) } : {}),
      ...(collector ? { collector: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` } : {}),
      ...nginxOptions(),
    });
    // The bench is not disturbed: nothing changes while it measures.
    const server = await startNginx(folder, port, tls ? 60 : undefined);
    const sandbox = await Sandbox.start({
      port: sandboxPort,
      consoleOrigin: origin,
      ...(config.authority === sandboxOrigin ? {} : { trustedIssuer: config.authority }),
      ...(accessTokenSeconds ? { accessTokenSeconds } : {}),
      ...(users ? { scale: users } : {}),
    }).catch(async (error: unknown) => {
      await server.stop();
      collector?.close();
      throw error;
    });
    return new Installation(origin, site, sandbox, server, cert?.pin, collector);
  }

  async renewHeaders(): Promise<void> {
    const headers = join(dirname(this.site), 'live/headers.conf');
    const script = join(root, 'deploy/serve/site-headers.ts');
    await run(process.execPath, ['--import', 'tsx', script, '--site', this.site, '--headers', headers], { cwd: root });
    await this.pageIsCurrent();
  }

  /** Waits for former workers too, which hold the browser's connections. */
  async pageIsCurrent(): Promise<void> {
    const files = ['registry.json', 'config.json'].map((file) => readFile(join(this.site, file), 'utf8'));
    // Inside script elements, which `<` could end.
    const documents = (await Promise.all(files)).map((text) => text.trim().replaceAll('<', String.raw`\u003c`));
    const headers = await readFile(join(dirname(this.site), 'live/headers.conf'), 'utf8');
    const [, policy = ''] = /set \$page_policy "([^"]+)"/.exec(headers) ?? [];
    for (;;) {
      const answer = await fetch(this.origin);
      const sent = answer.headers.get('content-security-policy')?.replace(/ 'sha256-[^']+'/g, '');
      const page = await answer.text();
      if (sent === policy && documents.every((text) => page.includes(text))) break;
      await wait(50);
    }
    await wait(HANDOVER_MS);
    await formerWorkersEnded(dirname(this.site));
  }

  async stop(): Promise<void> {
    this.#collector?.close();
    this.#collector?.closeAllConnections();
    await Promise.all([this.#server.stop(), this.sandbox.stop()]);
  }
}

/** nginx keeps former workers for 100 ms. */
const HANDOVER_MS = 400;

async function startCollector(site: string, platform: string): Promise<Server> {
  const collector = createCollector({ site, keep: () => {}, platform, isBehindProxy: true });
  const server = createCollectorServer(collector).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
