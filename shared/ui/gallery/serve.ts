/** `npm run console -- gallery`. Reload after a change. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { evaluatedStyles } from '@console/build/styles';
import { build } from 'esbuild';
import { baseCss } from '../src/system/base-css';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 4110);
const { resolve } = createRequire(import.meta.url);
const fonts: Record<string, string> = {
  '/sans.woff2': resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  '/mono.woff2': resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
};

const HTML = `<!doctype html><html lang="en" data-typeface><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/base.css">
<script type="module" src="/gallery.js"></script></head><body><div id="root"></div></body></html>`;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./main.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [evaluatedStyles(packageDir)],
  });
  return result.outputFiles[0]?.text ?? '';
}

type Answer = [type: string, body: string | Buffer];

async function answer(pathname: string): Promise<Answer> {
  const font = fonts[pathname];
  if (font) return ['font/woff2', await readFile(font)];
  if (pathname === '/base.css')
    return ['text/css', baseCss({ sans: '/sans.woff2', sansWhole: '/sans.woff2', mono: '/mono.woff2' })];
  if (pathname === '/gallery.js') return ['text/javascript', await bundle()];
  return ['text/html', HTML];
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  answer(pathname).then(
    ([type, body]) => response.writeHead(200, { 'content-type': type }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(port, '127.0.0.1', () => process.stdout.write(`Gallery at http://localhost:${port}/\n`));
