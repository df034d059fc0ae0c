import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/* A separate process, which a test can kill. */

export interface TestServer {
  url: string;
  kill(): Promise<void>;
}

const PACKAGE_FOLDER = join(__dirname, '..', '..');
const STARTED = /Sandbox at (https?:\S+)/;

export async function startTestServer(databaseUrl: string, port: number, flags: string[] = []): Promise<TestServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', '--port', String(port), ...flags], {
    cwd: PACKAGE_FOLDER,
    env: { ...process.env, SANDBOX_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await started(child);
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  return { url, kill };
}

function started(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = STARTED.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${output}`)));
  });
}
