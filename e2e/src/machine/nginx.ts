import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './child';
import { installDebianPackages, onPath } from './debian';

/** Debian's Brotli module; nginx elsewhere may have it built in. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What a configuration needs to run beside the tests instead of as the machine's own server. */
export function nginxSurroundings(folder: string): { preamble: string[]; modules: string[] } {
  nginxPath();
  const isRoot = process.getuid?.() === 0;
  return {
    preamble: [
      'daemon off',
      `pid ${join(folder, 'nginx.pid')}`,
      `error_log ${join(folder, 'error.log')}`,
      // Started by root, nginx would serve as a user who may not read the checkout.
      ...(isRoot ? ['user root'] : []),
    ],
    modules: existsSync(BROTLI) ? [BROTLI] : [],
  };
}

/** Starts nginx with a configuration and waits until it listens. */
export function startNginx(folder: string, configuration: string, port: number): Promise<Child> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, 'temp')};`,
  );
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  // Debian's paths for temporary files belong to root.
  writeFileSync(file, configuration.replace('http {', `http {\n${temporary.join('\n')}`));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  return startChild(nginxPath(), args, { cwd: folder, port });
}

function nginxPath(): string {
  const installed = onPath('nginx');
  if (installed) return installed;
  installDebianPackages('nginx', 'libnginx-mod-http-brotli-static');
  const fresh = onPath('nginx');
  if (fresh) return fresh;
  throw new Error(
    'The e2e tests need nginx with the Brotli module: install nginx and libnginx-mod-http-brotli-static.',
  );
}
