import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BROTLI_MODULE } from '@console/deploy';
import { type Child, startChild } from './child';
import { installDebianPackages, onPath } from './debian';

/** Settings to run here: in the foreground, with Brotli, with read access to the checkout. */
export function nginxOptions(): { preamble: string[]; modules: string[] } {
  nginxPath();
  const isRoot = process.getuid?.() === 0;
  return {
    // As root, nginx would run its workers as a user without access to the checkout.
    preamble: ['daemon off', ...(isRoot ? ['user root'] : [])],
    modules: existsSync(BROTLI_MODULE) ? [BROTLI_MODULE] : [],
  };
}

/** Runs nginx in a folder made for it and waits until it listens. */
export function startNginx(folder: string, port: number): Promise<Child> {
  const args = ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', join(folder, 'tmp/error.log')];
  return startChild(nginxPath(), args, { cwd: folder, port });
}

/** Path of nginx, which is installed first if possible. */
export function nginxPath(): string {
  const installed = onPath('nginx');
  if (installed) return installed;
  installDebianPackages('nginx', 'libnginx-mod-http-brotli-static');
  const fresh = onPath('nginx');
  if (fresh) return fresh;
  throw new Error(
    'The e2e tests need nginx with the Brotli module: install nginx and libnginx-mod-http-brotli-static.',
  );
}
