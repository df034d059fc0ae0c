import { join } from 'node:path';
import { type Child, startChild } from '../machine/child';
import { root } from '../machine/root';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface SandboxOptions {
  port: number;
  consoleOrigin: string;
  /** The sandbox accepts tokens of this issuer too. */
  trustedIssuer?: string;
  accessTokenSeconds?: number;
  scale?: number;
}

/** A real server, with controls for tests. */
export class Sandbox {
  readonly origin: string;
  readonly #server: Child;

  private constructor(origin: string, server: Child) {
    this.origin = origin;
    this.#server = server;
  }

  static async start(options: SandboxOptions): Promise<Sandbox> {
    const { port, consoleOrigin, trustedIssuer, accessTokenSeconds = 600, scale = 0 } = options;
    const origin = `http://localhost:${port}`;
    const cli = [
      join(root, 'shared/platform/sandbox/src/cli.ts'),
      '--port',
      `${port}`,
      '--scale',
      `${scale}`,
      '--test-mode',
    ];
    const server = await startChild(join(root, 'node_modules/.bin/tsx'), cli, {
      cwd: root,
      env: {
        SANDBOX_DATABASE_URL: ':memory:',
        SANDBOX_CONSOLE_ORIGINS: consoleOrigin,
        ...(trustedIssuer ? { SANDBOX_TRUSTED_ISSUER: trustedIssuer } : {}),
        SANDBOX_ACCESS_TOKEN_SECONDS: `${accessTokenSeconds}`,
      },
      port,
    });
    return new Sandbox(origin, server);
  }

  /** Drops sessions, invites, mails and faults. */
  async reset(): Promise<void> {
    await this.#control('POST', 'reset');
  }

  /** `fault('GET /api/ManageTeam/Users', 'status=503')` */
  async fault(match: string, fault: string, times?: number): Promise<void> {
    await this.#control('POST', 'faults', { match, fault, times });
  }

  async clearFaults(): Promise<void> {
    await this.#control('DELETE', 'faults');
  }

  /** As after a sign-out elsewhere. */
  async endSessions(): Promise<void> {
    await this.#control('POST', 'end-sessions');
  }

  async outbox(): Promise<Mail[]> {
    const answer = await fetch(`${this.origin}/outbox.json`);
    return (await answer.json()) as Mail[];
  }

  async stop(): Promise<void> {
    await this.#server.stop();
  }

  async #control(method: string, name: string, body?: object): Promise<void> {
    const answer = await fetch(`${this.origin}/__test/${name}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${name}: ${answer.status} ${await answer.text()}`);
  }
}
