import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../files';
import { precompress } from '../release/publish';
import { localConfig } from './local-config';
import { ownOriginApi } from './platform-paths';
import { createSiteServer } from './serve';

const config = { ...localConfig('http://localhost:4000'), docsUrl: 'https://docs.example/</script><script>' };
const PAGE = `<!doctype html><script id="config"><!--# include virtual="/config.json" --></script>
<script id="registry"><!--# include virtual="/registry.json" --></script>
<!--# if expr="$has_hashes" -->
<!--# include virtual="/assets/in-page.1.html" -->
<!--# else -->
<script integrity="sha256-js" src="/assets/boot.1.js"></script>
<link rel="stylesheet" integrity="sha256-css" href="/assets/frame.1.css" />
<!--# endif -->`;
const IN_PAGE = '<style>a{}</style><script>run()</script>';

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'));
  const site = join(root, 'site');
  const script = `/* ${'x'.repeat(400)} */`;
  await replaceFile(join(root, 'secret.json'), '{}');
  await replaceFile(join(site, 'index.html'), PAGE);
  await replaceFile(join(site, 'assets/in-page.1.html'), IN_PAGE);
  await replaceFile(join(site, 'config.json'), JSON.stringify(config));
  await replaceFile(join(site, 'assets/main.1.js'), script);
  await replaceFile(join(site, 'areas/.draft/a.js'), script);
  await precompress(site);
  server = createSiteServer({ site }).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(root, { recursive: true });
});

test.each([
  '/',
  '/admin/team/manage',
  '/admin/users/ingrid.haugland@example',
  '/callback?code=1',
  '/admin/team/manage/%',
])('Q129 %s is answered with the page', async (path) => {
  const answer = await fetch(origin + path);
  expect(await answer.text()).toMatch(/^<!doctype html>/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('P5 the page includes configuration and registry, compressed, and no text of them can end its script element', async () => {
  const answer = await fetch(`${origin}/admin/team/manage`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const page = await answer.text();
  const embedded = [...page.matchAll(/<script id="(\w+)">(.*?)<\/script>/gs)].map(([, name, text]) => [
    name,
    text ?? '',
  ]);
  const { config: given, registry } = Object.fromEntries(embedded) as Record<string, string>;
  expect(JSON.parse(given ?? '')).toEqual(config);
  expect(JSON.parse(registry ?? '')).toMatchObject({ schema: 1, areas: {} });
});

test('P4 P6 Q13 the page includes its stylesheet and first script, and the policy has their hashes', async () => {
  const answer = await fetch(origin);
  const page = await answer.text();
  expect(page).toContain(IN_PAGE);
  expect(page).not.toMatch(/boot\.1|frame\.1|<!--#/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-js'");
  expect(policy).toContain("style-src 'self' 'sha256-css'");
});

test('P10 an unchanged page is not sent again; with another registry or configuration it is', async () => {
  const site = join(root, 'changing');
  await replaceFile(join(site, 'index.html'), PAGE);
  await replaceFile(join(site, 'config.json'), JSON.stringify(config));
  const changing = createSiteServer({ site }).listen(0, 'localhost');
  await once(changing, 'listening');
  const address = `http://localhost:${(changing.address() as AddressInfo).port}/admin`;
  const ask = (etag = '') => fetch(address, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  const etagOf = async () => (await ask()).headers.get('etag') ?? 'none';

  const first = await etagOf();
  expect(first).toMatch(/^"[\w-]{43}-br"$/);
  const again = await ask(first);
  expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
    304,
    first,
    'no-cache',
  ]);
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await ask(`W/${first}`)).status).toBe(304);

  await replaceFile(join(site, 'config.json'), JSON.stringify({ ...config, docsUrl: 'https://docs.example/new' }));
  const second = await etagOf();
  expect(await (await ask(first)).text()).toContain('https://docs.example/new');
  await replaceFile(
    join(site, 'registry.json'),
    JSON.stringify({ schema: 1, origins: ['https://areas.example'], areas: {} }),
  );
  const third = await etagOf();
  expect((await ask(second)).headers.get('content-security-policy')).toContain('https://areas.example');
  expect(new Set([first, second, third]).size).toBe(3);
  changing.close();
  changing.closeAllConnections();
});

test.each([
  '/assets/gone.js',
  '/areas/team/1.0.0/area.json',
  '/areas/team',
  '/favicon.ico',
  '/assets/',
  '/areas/.draft/a.js',
  '/areas/%2edraft/a.js',
])('Q27 %s that is not there is never answered with the page, nor kept', async (path) => {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('P10 hashed files are cached for ever and sent compressed, the registry is never cached', async () => {
  const asset = await fetch(`${origin}/assets/main.1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(await asset.text()).toContain('xxx');

  const registry = await fetch(`${origin}/registry.json`);
  expect(registry.headers.get('cache-control')).toBe('no-store');
  expect(await registry.json()).toEqual({ schema: 1, origins: [], outside: {}, areas: {} });
});

test('Q27 a cached file is not sent again, and a file is never sent in parts', async () => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers: { 'accept-encoding': 'br', ...headers } });
  const first = await ask('/assets/main.1.js');
  expect(first.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  const tag = first.headers.get('etag') ?? '';
  expect((await ask('/assets/main.1.js', { 'if-none-match': tag })).status).toBe(304);
  expect((await ask('/assets/main.1.js', { 'if-none-match': tag, 'accept-encoding': 'gzip' })).status).toBe(200);
  for (const range of ['bytes=0-3', 'bytes=-3', 'bytes=900000-']) {
    const whole = await ask('/assets/main.1.js', { range });
    expect([whole.status, (await whole.text()).length]).toEqual([200, 406]);
  }
  const head = await ask('/assets/main.1.js', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await ask('/assets/main.1.js', {}, 'POST')).status).toBe(405);
});

test.each(['/../secret.json', '/..%2fsecret.json', '/assets/..%2f..%2f..%2fsecret.json', '/%00', '/%E0%A4%A'])(
  'Q14 %s does not leave the site',
  async (path) => {
    // `fetch` would normalise the path.
    const sent = request(origin, { path, agent: false }).end();
    const [answer] = await once(sent, 'response');
    const body = (await answer.toArray()).join('');
    expect(body).toMatch(/^$|^<!doctype html>/);
  },
);

test('Q47 the development build of React runs before the console if a dev server is configured', async () => {
  const firstScript = 'http://localhost:3001/react.development.js';
  await replaceFile(join(root, 'work/index.html'), '<script defer src="/assets/main.1.js"></script>');
  await replaceFile(join(root, 'work/config.json'), JSON.stringify(config));
  const working = createSiteServer({ site: join(root, 'work'), firstScript }).listen(0, 'localhost');
  await once(working, 'listening');
  const page = await fetch(`http://localhost:${(working.address() as AddressInfo).port}/`);
  const scripts = [...(await page.text()).matchAll(/<script defer.*? src="(.*?)"/g)].map(([, src]) => src);
  expect(scripts).toEqual([firstScript, '/assets/main.1.js']);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  working.close();
  working.closeAllConnections();
});

test('Q13 code of areas may be read from other origins, everything else only by the console', async () => {
  const sharing = async (path: string) => {
    const { headers } = await fetch(origin + path);
    return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
  };
  expect(await sharing('/areas/team/1.0.0/area.json')).toEqual(['*', 'cross-origin']);
  for (const path of ['/', '/config.json', '/assets/main.1.js']) {
    expect(await sharing(path)).toEqual([null, 'same-origin']);
  }
});

test('C179 a line of 31 kB in a header and an address of 31 kB are answered', async () => {
  const long = 'x'.repeat(31_000);
  const answers = [
    await fetch(`${origin}/callback?code=${long}`),
    await fetch(`${origin}/config.json`, { headers: { authorization: `Bearer ${long}`, cookie: `other=${long}` } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('C178 a service worker’s address is never answered from a cache', async () => {
  for (const path of ['/service-worker.js', '/sw.js', '/ngsw-worker.js']) {
    expect((await fetch(origin + path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('P4 Q16 the platform answers under the console’s own origin, without the cookies of either, and never as a page', async () => {
  const received: unknown[] = [];
  const platform = createServer((call, reply) => {
    const chunks: Buffer[] = [];
    call.on('data', (chunk: Buffer) => chunks.push(chunk));
    call.on('end', () => {
      const { authorization, cookie } = call.headers;
      received.push([call.method, call.url, authorization, cookie, Buffer.concat(chunks).toString()]);
      reply
        .writeHead(409, { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-request-id': 'r-1' })
        .end('<p>no</p>');
    });
  }).listen(0, 'localhost');
  await once(platform, 'listening');
  const base = `http://localhost:${(platform.address() as AddressInfo).port}`;
  const bases = { main: `${base}/`, identity: `${base}/identity`, ownBackend: `${base}/own` };
  const console = createSiteServer({ site: join(root, 'site'), platform: bases }).listen(0, 'localhost');
  await once(console, 'listening');
  const own = ownOriginApi(`http://localhost:${(console.address() as AddressInfo).port}`);

  const answer = await fetch(`${own.main}/api/MyUser?a=%2F`, {
    method: 'PUT',
    body: '{"name":"Ingrid"}',
    headers: { authorization: 'Bearer token-1', cookie: 'theme=dark' },
  });
  expect([answer.status, await answer.text(), answer.headers.get('x-request-id')]).toEqual([409, '<p>no</p>', 'r-1']);
  expect(answer.headers.get('content-security-policy')).toMatch(/sandbox$/);
  expect(answer.headers.get('set-cookie')).toBeNull();
  await fetch(`${own.ownBackend}/api/Language/`);
  expect(received).toEqual([
    ['PUT', '/api/MyUser?a=%2F', 'Bearer token-1', undefined, '{"name":"Ingrid"}'],
    ['GET', '/own/api/Language/', undefined, undefined, ''],
  ]);

  // A silent platform is 502; other paths are the page.
  platform.close();
  platform.closeAllConnections();
  await once(platform, 'close');
  expect((await fetch(`${own.identity}/api/x`)).status).toBe(502);
  expect(await (await fetch(`${new URL(own.main).origin}/platform/other`)).text()).toMatch(/^<!doctype html>/);
  console.close();
  console.closeAllConnections();
});
