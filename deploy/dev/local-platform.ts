import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../child-process';
import { ROOT } from '../workspace';

export async function demandFreePort(port: number, variable: string): Promise<void> {
  const probe = createServer();
  probe.listen(port, 'localhost');
  try {
    await once(probe, 'listening');
  } catch {
    throw new Error(
      `Port ${port} is in use. Stop what uses it, or choose another with the variable ${variable}, such as ${variable}=${port + 1}`,
    );
  }
  probe.close();
}

export async function startPlatform(port: number, consoleOrigin: string, options: string[]): Promise<ChildProcess> {
  const sandbox = startProgram([join(ROOT, 'shared/platform/sandbox/src/cli.ts'), '--port', `${port}`, ...options], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', SANDBOX_CONSOLE_ORIGINS: consoleOrigin },
  });
  const deadline = Date.now() + 60_000;
  const answer = () => fetch(`http://localhost:${port}/health`).catch(() => undefined);
  while (!(await answer())?.ok) {
    if (sandbox.exitCode !== null) throw new Error('The sandbox stopped; what it said is above.');
    if (Date.now() > deadline) throw new Error('The sandbox did not answer within a minute.');
    await pause(100);
  }
  return sandbox;
}
