import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Child {
  output(): string;
  stop(): Promise<void>;
}

interface ChildOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Listening means ready. */
  port?: number;
  /** For a program that does not listen. */
  isUp?: () => Promise<boolean>;
}

/** Seeding 50,000 documents takes a minute on a busy machine. */
const STARTS_WITHIN_MS = 180_000;

/** Prints output only of failures. */
export async function startChild(command: string, args: string[], options: ChildOptions): Promise<Child> {
  const { port = 0, isUp = () => accepts(port) } = options;
  // The tests would use another program's server.
  if (await isUp()) throw new Error(`Port ${port} is taken.`);
  const env = { ...process.env, ...options.env };
  // npm's shell does not always pass signals on.
  const child = spawn(command, args, { cwd: options.cwd, env, stdio: 'pipe', detached: true });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  try {
    await comesUp(isUp, child);
  } catch (cause) {
    kill(child);
    throw new Error(`${command} ${args.join(' ')} did not come up:\n${output}`, { cause });
  }
  const killWithUs = () => kill(child);
  process.once('exit', killWithUs);
  let stopping = false;
  child.once('exit', (code, reason) => {
    if (!stopping) console.error(`${args.join(' ')} ended by itself (${code ?? reason}):\n${output.slice(-4_000)}`);
  });
  return {
    output: () => output,
    stop: () => {
      stopping = true;
      process.off('exit', killWithUs);
      return stop(child);
    },
  };
}

async function comesUp(isUp: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`exited with ${child.exitCode}`);
    if (await isUp()) return;
  }
  throw new Error(`it does not answer after ${STARTS_WITHIN_MS / 1_000} s`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  const force = setTimeout(() => kill(child), 3_000);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(force);
  kill(child);
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}
