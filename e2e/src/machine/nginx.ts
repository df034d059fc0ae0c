import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BROTLI_MODULE } from '@console/deploy';
import { type Child, startChild } from './child';
import { installDebianPackages, onPath } from './debian';

/** Brotli, and read access to the checkout. */
export function nginxOptions(): { preamble: string[]; modules: string[] } {
  nginxPath();
  const isRoot = process.getuid?.() === 0;
  return {
    // Root's workers would lack access to the checkout.
    preamble: isRoot ? ['user root'] : [],
    modules: existsSync(BROTLI_MODULE) ? [BROTLI_MODULE] : [],
  };
}

export function startNginx(folder: string, port: number, reloadSeconds = 1): Promise<Child> {
  const pid = join(folder, 'tmp/nginx.pid');
  rmSync(pid, { force: true });
  const env = { PATH: `${dirname(nginxPath())}:${process.env.PATH ?? ''}`, RELOAD_SECONDS: `${reloadSeconds}` };
  // The configuration's test opens the port briefly.
  const isUp = () => Promise.resolve(existsSync(pid) && readFileSync(pid, 'utf8') !== '');
  return startChild(join(folder, 'start.sh'), [], { cwd: folder, port, env, isUp });
}

/** Former workers answer on open connections. */
export async function formerWorkersEnded(folder: string): Promise<void> {
  const nginx = readFileSync(join(folder, 'tmp/nginx.pid'), 'utf8').trim();
  const workers = `/proc/${nginx}/task/${nginx}/children`;
  const isEnding = (worker: string) => {
    try {
      return readFileSync(`/proc/${worker}/cmdline`, 'utf8').includes('shutting down');
    } catch {
      // The process has ended.
      return false;
    }
  };
  while (existsSync(workers) && readFileSync(workers, 'utf8').trim().split(' ').some(isEnding)) await wait(50);
}

export function nginxPath(): string {
  const installed = onPath('nginx');
  if (installed && existsSync(BROTLI_MODULE) && onPath('brotli')) return installed;
  // `brotli`: page.sh compresses the page as in the image.
  installDebianPackages('nginx', 'libnginx-mod-http-brotli-static', 'brotli');
  const fresh = onPath('nginx');
  if (fresh) return fresh;
  throw new Error(
    'The browser tests need nginx. Debian: apt-get install nginx libnginx-mod-http-brotli-static. macOS: brew install nginx. Elsewhere, open the repository in its container (.devcontainer).',
  );
}
