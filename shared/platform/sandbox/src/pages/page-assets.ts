import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Serves files of a folder at these paths. */
export function serveFiles(app: FastifyInstance, folder: string, files: Record<string, string>): void {
  for (const [path, name] of Object.entries(files)) {
    app.get(path, async (_request, reply) =>
      reply.type(`${TYPES[extname(name)]}; charset=utf-8`).send(readFileSync(join(folder, name), 'utf8')),
    );
  }
}

export async function pageAssets(app: FastifyInstance): Promise<void> {
  serveFiles(app, import.meta.dirname, {
    '/identity/assets/pages.css': 'pages.css',
    '/identity/assets/mark.svg': 'mark.svg',
  });
}
