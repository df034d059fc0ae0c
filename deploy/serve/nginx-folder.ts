import { chmod, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../files';
import type { PageOrigins } from './headers';
import { type NginxOptions, renderHeaders, renderNginx } from './nginx';

/** Puts everything that nginx needs into a folder beside its `site/`; `start.sh` runs it. */
export async function writeNginxFolder(folder: string, origins: PageOrigins, options: NginxOptions): Promise<void> {
  await writeScripts(folder);
  await replaceFile(join(folder, 'nginx.conf'), renderNginx(options));
  await replaceFile(join(folder, 'live/headers.conf'), renderHeaders(origins, { tls: options.tls !== undefined }));
}

/** What runs nginx and what asks after it, and the one folder that is written to. */
export async function writeScripts(folder: string): Promise<void> {
  const tmp = join(folder, 'tmp');
  await mkdir(tmp, { recursive: true });
  await chmod(tmp, 0o1777);
  for (const script of ['start.sh', 'healthy.sh']) {
    await cp(join(import.meta.dirname, 'nginx', script), join(folder, script));
  }
}
