import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AreaManifest, Registry } from '@console/contract';
import { Containers, variableOf } from '../installation/containers';
import { installDebianPackages, onPath } from '../machine/debian';
import { root } from '../machine/root';
import { AREAS, COMPLAINTS } from '../support/area-faults';
import { test as base, expect } from '../support/console';
import { signIn } from '../support/sign-in';

const AREA = 'account-and-team';

const test = base.extend<object, { containers: Containers }>({
  containers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const containers = await Containers.start(AREAS);
      await use(containers);
      await containers.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('the scripts of the images have no shell error', () => {
  const folder = join(root, 'deploy/serve/nginx');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.sh'));
  if (!onPath('shellcheck')) installDebianPackages('shellcheck');
  execFileSync(onPath('shellcheck') ?? 'shellcheck', scripts, { cwd: folder });
  expect(scripts).toEqual(['healthy.sh', 'page.sh', 'start.sh']);
});

test('every container is healthy, also by its own health check', async ({ containers }) => {
  for (const name of ['gateway', 'host', ...AREAS]) {
    const port = containers.portOf(name);
    // nginx may be starting or reloading.
    await expect(() => execFileSync(join(containers.folder, name, 'healthy.sh'), [`${port}`])).toPass();
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(204);
  }
  expect(() => execFileSync(join(containers.folder, 'host/healthy.sh'), ['1'], { stdio: 'pipe' })).toThrow();
});

test('Q27 host and areas, each from its own server, are one console behind the gateway', async ({
  page,
  containers,
}) => {
  await containers.sandbox.reset();
  const files: string[] = [];
  page.on('response', (response) => {
    if (/\/areas\/.*\.js/.test(response.url())) files.push(response.headers()['content-encoding'] ?? 'none');
  });
  await signIn(page, 'owner', `${containers.origin}/admin/team/manage`);
  await expect(page.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
  expect(new Set(files), 'compressed once, by who published them').toEqual(new Set(['br']));
});

test('Q21 a missing server of one area is contained, and the area recovers with it', async ({
  page,
  containers,
  problems,
}) => {
  problems.allow(COMPLAINTS);
  await containers.sandbox.reset();
  // A new gateway has an empty cache.
  await containers.run('gateway');
  await containers.end(AREA);
  const away = await fetch(`${containers.origin}/areas/${AREA}/1/area.js`);
  expect([away.status, away.headers.get('cache-control')]).toEqual([502, 'no-store']);
  await signIn(page, 'owner', `${containers.origin}/admin/team/manage`);
  await expect(page.getByText('Account and team couldn’t be opened')).toBeVisible();

  await containers.run(AREA);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
});

test('Q27 while an area’s container is replaced, every file that was requested before is served', async ({
  containers,
}) => {
  const registry = (await (await fetch(`${containers.origin}/registry.json`)).json()) as Registry;
  const folder = `${containers.origin}${registry.areas[AREA]?.current.baseUrl}`;
  const { files: hashes } = (await (await fetch(`${folder}area.json`)).json()) as AreaManifest;
  const files = ['area.json', ...Object.keys(hashes)].map((file) => folder + file);
  // Node's `fetch` fails on a connection that closes during a large answer.
  const statusOf = (url: string) =>
    new Promise<number>((resolve, reject) => {
      get(url, (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0))).on('error', reject);
    });
  const ask = async () => new Set(await Promise.all(files.map(statusOf)));
  expect(await ask()).toEqual(new Set([200]));

  const replaced = containers.run(AREA).then(() => true);
  const answers = new Set<number>();
  while (
    !(await Promise.race([replaced, ask().then((statuses) => statuses.forEach((status) => answers.add(status)))]))
  );
  expect(answers).toEqual(new Set([200]));
});

test('Q27 a missing file is never answered with the page, nor cached', async ({ containers }) => {
  for (const path of [`/areas/${AREA}/gone/x.js`, '/areas/unknown/1/x.js', '/assets/gone.js', '/areas/']) {
    const answer = await fetch(containers.origin + path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    expect(await answer.text()).not.toContain('id="root"');
  }
});

test('Q13 with a certificate the gateway speaks HTTP/2, and the headers require TLS from then on', async ({
  containers,
}) => {
  const session = connect(`https://localhost:${containers.portOf('tls')}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/' });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  session.close();
});

test('Q13 new headers are served without a restart, and wrong ones never', async ({ containers }) => {
  const file = join(containers.folder, 'live/headers.conf');
  const before = readFileSync(file, 'utf8');
  const pid = readFileSync(join(containers.folder, 'host/tmp/nginx.pid'), 'utf8');
  const policy = async () => (await fetch(`${containers.origin}/`)).headers.get('content-security-policy');
  await containers.end('release');
  try {
    writeFileSync(file, 'nonsense;\n');
    writeFileSync(file, before.replace("script-src 'self'", "script-src 'self' https://cdn.example"));
    await expect.poll(policy).toContain('https://cdn.example');
    writeFileSync(file, 'nonsense;\n');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await policy()).toContain('https://cdn.example');
    expect(readFileSync(join(containers.folder, 'host/tmp/nginx.pid'), 'utf8')).toBe(pid);
  } finally {
    writeFileSync(file, before);
    await containers.run('release');
  }
});

test('Q28 one variable takes an area from a dev server, by the name that containers have for the machine', async ({
  page,
  containers,
}) => {
  await containers.sandbox.reset();
  const dist = join(root, 'remotes', AREA, 'dist');
  const requested: string[] = [];
  const development = await serveLikeDevServer(dist, requested);
  const { port } = development.address() as AddressInfo;
  // `extra_hosts` adds this to /etc/hosts.
  const hosts = join(containers.folder, 'hosts');
  writeFileSync(hosts, '127.0.0.1\tlocalhost\n127.0.0.1\thost.docker.internal\n');
  try {
    await containers.run('release', { [variableOf(AREA)]: `http://127.0.0.1:${port}` });
    await containers.run('gateway', { [variableOf(AREA)]: `http://host.docker.internal:${port}`, HOSTS_FILE: hosts });
    await signIn(page, 'owner', `${containers.origin}/admin/team/manage`);
    await expect(page.getByRole('row', { name: /Astrid Bjørnstad/ })).toBeVisible();
    expect(requested.filter((path) => path.startsWith('/remoteEntry.'))).toHaveLength(1);
  } finally {
    // Prefetches would now fail.
    await page.close();
    development.close();
    development.closeAllConnections();
    await containers.run('release');
    await containers.run('gateway');
  }
});

async function serveLikeDevServer(dist: string, requested: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requested.push(pathname);
    const file = readdirSync(dist).find((name) => `/${name}` === pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(file && readFileSync(join(dist, file)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
