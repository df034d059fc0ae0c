import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { createCollector, createCollectorServer, writeImage } from '@console/deploy';
import { freePort } from '@console/sandbox/free-port';
import { test as base, expect } from '@playwright/test';
import { mountCertificate, replaceIn, runStartScript } from '../installation/containers';
import type { Child } from '../machine/child';
import { nginxPath } from '../machine/nginx';

/* As operators run the image: its script, a read-only user. */
const PORT = await freePort();
const TLS_PORT = await freePort();
const ORIGIN = `http://localhost:${PORT}`;
const FILE = '/areas/billing/1.0.0/entry.js';

interface Gateway {
  folder: string;
  child: Child;
  /** For `/areas/billing/`; answers `version` everywhere. */
  area: { stop(): void; start(): Promise<void>; version: string };
  collector: { requests: { url?: string; cookie?: string }[]; lines: object[] };
}

const test = base.extend<object, { gateway: Gateway }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      nginxPath();
      const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
      chmodSync(folder, 0o755);
      const areaPort = await freePort();
      const area = areaServer(areaPort);
      await area.start();
      await writeGateway(folder);
      const collector: Gateway['collector'] = { requests: [], lines: [] };
      const keep = (line: string) => collector.lines.push(JSON.parse(line) as object);
      const collecting = createCollectorServer(createCollector({ site: folder, keep, isBehindProxy: true }));
      collecting.prependListener(
        'request',
        ({ url, headers: { cookie } }: { url?: string; headers: { cookie?: string } }) =>
          collector.requests.push({ ...(url ? { url } : {}), ...(cookie ? { cookie } : {}) }),
      );
      await once(collecting.listen(0, '127.0.0.1'), 'listening');
      const hosts = join(folder, 'hosts');
      writeFileSync(hosts, '127.0.0.1\tlocalhost\n::1\tip6-localhost\n127.0.0.1\tother host.docker.internal\n');
      const child = await runStartScript(folder, PORT, {
        AREA_BILLING: `http://host.docker.internal:${areaPort}/`,
        HOST_SERVER: `http://127.0.0.1:${await freePort()}`,
        COLLECTOR_SERVER: `http://127.0.0.1:${(collecting.address() as AddressInfo).port}`,
        PLATFORM_MAIN: `http://host.docker.internal:${areaPort}/base/`,
        HOSTS_FILE: hosts,
        RELOAD_SECONDS: '0.2',
      });
      await use({ folder, child, area, collector });
      await child.stop();
      collecting.close();
      area.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});

async function writeGateway(folder: string): Promise<void> {
  await writeImage('gateway', folder);
  mountCertificate(folder);
  replaceIn(join(folder, 'tls.conf'), 'listen 8443 ', `listen ${TLS_PORT} `);
}

function areaServer(port: number) {
  let server: Server | undefined;
  const area = {
    version: '1',
    stop() {
      server?.close();
      server?.closeAllConnections();
    },
    async start() {
      const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'text/javascript' };
      server = createServer((_, response) => response.writeHead(200, headers).end(area.version));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
  return area;
}

test('Q28 a server is found by a name that only the container’s own hosts file has', async () => {
  const answer = await fetch(`${ORIGIN}/areas/billing/live.js`);
  expect([answer.status, await answer.text()]).toEqual([200, '1']);
});

test('Q27 a file of a version that was requested once is served while its server is replaced, and no other is cached', async ({
  gateway: { area },
}) => {
  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(ORIGIN + path, { headers });
    return [answer.status, await answer.text()];
  };
  for (const encodings of ['gzip', 'gzip, br'])
    expect(await ask(FILE, { 'accept-encoding': encodings })).toEqual([200, '1']);
  expect(await ask('/areas/billing/area.json')).toEqual([200, '1']);
  area.stop();
  expect(await ask(FILE)).toEqual([200, '1']);
  expect((await ask('/areas/billing/area.json'))[0]).toBe(502);
  // A browser with another version, and one that tries again.
  const dictionary = { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': `:${'A'.repeat(43)}=:` };
  for (const path of [FILE, `${FILE}?retry=1`]) expect(await ask(path, dictionary)).toEqual([200, '1']);
  expect((await ask('/areas/billing/1.0.0/other.js', dictionary))[0]).toBe(502);

  area.version = '2';
  await area.start();
  expect(await ask(FILE)).toEqual([200, '1']);
  expect(await ask('/areas/billing/area.json')).toEqual([200, '2']);
});

test('Q6 Q21 reports reach the collector without a cookie, its metrics nobody, and each answer is a line of JSON', async ({
  gateway: { child, collector },
}) => {
  const violation = { 'document-uri': `${ORIGIN}/admin/users/42?code=secret`, 'violated-directive': 'script-src' };
  const report = { method: 'POST', body: JSON.stringify({ 'csp-report': violation }) };
  const headers = { 'Content-Type': 'application/csp-report', Cookie: 'session=secret' };
  expect((await fetch(`${ORIGIN}/reports`, { ...report, headers })).status).toBe(204);
  const large = { ...report, body: 'x'.repeat(40_000), headers };
  expect((await fetch(`${ORIGIN}/reports`, large)).status).toBe(413);
  for (const path of ['/metrics', '/versions', '/reports/metrics']) await fetch(ORIGIN + path);
  const asStaff = { Cookie: 'session=secret', Authorization: 'Bearer token' };
  const closed = await fetch(`${ORIGIN}/reports/releases`, { headers: asStaff });
  // This installation has no `api.collector`.
  expect([closed.status, await closed.json()]).toEqual([404, { Message: expect.stringContaining('api.collector') }]);
  expect(collector.requests).toEqual([{ url: '/reports' }, { url: '/reports/releases' }]);
  expect(collector.lines).toEqual([expect.objectContaining({ directive: 'script-src', page: '/admin/users/…' })]);

  await fetch(`${ORIGIN}/admin/users/ingrid@example?code=secret`);
  await fetch(`${ORIGIN}${FILE}?code=secret`);
  const answers = () =>
    child
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
  await expect.poll(() => answers().at(-1) ?? '').toContain(FILE);
  const lines = answers().map((line) => JSON.parse(line) as object);
  const measured = { at: expect.any(String), bytes: expect.any(Number), seconds: expect.any(Number) };
  expect(lines.at(-1)).toEqual({ ...measured, method: 'GET', path: FILE, status: 200 });
  expect(lines.at(-2)).toEqual({ ...measured, method: 'GET', path: 'page', status: 502 });
  expect(answers().join('\n')).not.toMatch(/ingrid|secret|127\.0\.0\.1/);
});

for (const [what, path, status, headers] of [
  ['an area that is not there', '/areas/unknown/1/x.js', 404, {}],
  ['a host that is away', '/', 502, {}],
  ['an address that is too long', `/${'a'.repeat(40_000)}`, 414, {}],
  ['headers that are too large', '/', 400, { 'X-Large': 'a'.repeat(40_000) }],
] as const) {
  test(`Q13 the gateway’s own response to ${what} is not cached and has its declared type`, async () => {
    for (const port of [PORT, TLS_PORT]) {
      const answer = await rawAnswer(port, path, headers);
      expect(answer.startsWith(`HTTP/1.1 ${status} `), answer.slice(0, 60)).toBe(true);
      expect(answer).toMatch(/^cache-control: no-store\r$/im);
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(/^strict-transport-security: max-age=31536000/im.test(answer)).toBe(port === TLS_PORT);
    }
  });
}

test('P4 Q13 calls of the platform pass through under the console’s own origin, and their responses are data, whatever their type', async () => {
  const answer = await rawAnswer(TLS_PORT, '/platform/main/api/MyUser.json?a=%2F', {});
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.match(/^content-security-policy: .*/gim)).toEqual([
    expect.stringMatching(/default-src 'none'; frame-ancestors 'none'; sandbox/),
  ]);
  expect(answer).toMatch(/^strict-transport-security: max-age=31536000/im);
  expect(await rawAnswer(PORT, '/platform/identity/api/x', {})).toMatch(/^HTTP\/1\.1 502 /);
});

test('Q27 a range outside of a file is no error: the whole file comes, once with its headers', async () => {
  const answer = await rawAnswer(PORT, FILE, { Range: 'bytes=5000-6000' });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.match(/^cache-control:/gim)).toHaveLength(1);
});

test('5,000 idle connections keep nobody out, and the gateway stays healthy', async ({ gateway: { folder } }) => {
  const silent: Socket[] = [];
  try {
    for (let opened = 0; opened < 5_000; opened += 250) {
      const some = Array.from({ length: 250 }, () => connect(PORT, '127.0.0.1').on('error', () => {}));
      silent.push(...some);
      await Promise.all(some.map((socket) => once(socket, 'connect')));
      for (const socket of some) socket.write('GET / HTTP/1.1\r\n');
    }
    execFileSync(join(folder, 'healthy.sh'), [`${PORT}`]);
    expect((await fetch(ORIGIN + FILE)).status).toBe(200);
  } finally {
    for (const socket of silent) socket.destroy();
  }
});

test('Q13 a new certificate is served without a restart, and an unusable one never, with the reason in the log', async ({
  gateway: { folder, child },
}) => {
  const pid = readFileSync(join(folder, 'tmp/nginx.pid'), 'utf8');
  const first = await fingerprint();
  mountCertificate(folder);
  await expect.poll(fingerprint).not.toBe(first);
  const second = await fingerprint();

  const key = join(folder, 'tls/tls.key');
  const good = readFileSync(key);
  writeFileSync(key, 'no key');
  await expect.poll(() => child.output()).toContain('have to be a certificate and its own key, in PEM');
  expect(await fingerprint()).toBe(second);
  writeFileSync(key, good);
  expect(readFileSync(join(folder, 'tmp/nginx.pid'), 'utf8')).toBe(pid);
});

test('Q13 a key that the gateway’s user may not read is reported at the start', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can make a file that another user may not read');
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  chmodSync(folder, 0o755);
  await writeGateway(folder);
  chmodSync(join(folder, 'tls/tls.key'), 0o600);
  const user = ['--reuid', '10001', '--regid', '10001', '--clear-groups', join(folder, 'start.sh')];
  const env = { ...process.env, HOST_SERVER: 'http://127.0.0.1:1', PATH: `${process.env.PATH ?? ''}:/usr/sbin` };
  const { status, stderr } = spawnSync('setpriv', user, { env, encoding: 'utf8', timeout: 10_000 });
  expect(stderr).toContain(`${folder}/tls/tls.key cannot be read by user 10001`);
  expect(status).toBe(1);
  rmSync(folder, { recursive: true });
});

/** For requests that a client would normalise. */
async function rawAnswer(port: number, path: string, headers: Record<string, string>): Promise<string> {
  const socket =
    port === TLS_PORT ? connectTls({ port, host: 'localhost', rejectUnauthorized: false }) : connect(port, '127.0.0.1');
  await once(socket, port === TLS_PORT ? 'secureConnect' : 'connect');
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  let text = '';
  socket.on('error', () => {}).on('data', (data: Buffer) => (text += data.toString()));
  await once(socket, 'close');
  return text;
}

async function fingerprint(): Promise<string> {
  const socket = connectTls({ port: TLS_PORT, host: 'localhost', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}
