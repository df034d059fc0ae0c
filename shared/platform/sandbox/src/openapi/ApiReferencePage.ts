import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html';
import { sendPage } from '../pages/Page';
import { serveFiles } from '../pages/page-assets';

const require = createRequire(import.meta.filename);

const PATH = '/platform/api-reference';
const FILES = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' } as const;

/**
 * Swagger UI writes markup and embeds pictures, against the console's policy. The platform's policy allows both here.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** C155. No sign-in; the page keeps a token in memory only. */
export async function apiReferencePage(app: FastifyInstance): Promise<void> {
  const viewer = dirname(require.resolve('swagger-ui-dist/package.json'));
  app.get(PATH, async (_request, reply) => sendPage(reply.header('content-security-policy', POLICY), reference));
  serveFiles(app, import.meta.dirname, { [`${PATH}/start.js`]: 'start.js' });
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`${PATH}/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'max-age=3600')
        .send(await readFile(join(viewer, name))),
    );
  }
}

const reference = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Console</title>
<link rel="icon" href="/identity/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${PATH}/swagger-ui.css">
<script src="${PATH}/swagger-ui-bundle.js" defer></script>
<script src="${PATH}/start.js" defer></script>
</head>
<body>
<main id="reference"></main>
</body>
</html>`;
