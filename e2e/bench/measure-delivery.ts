import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Registry, registrySchema } from '@console/contract';
import { freePort } from '@console/sandbox/free-port';
import { Clone } from '../src/installation/clone';
import { nginxPath } from '../src/machine/nginx';

type Rows = Map<string, Map<number, number>>;

/** A read-only command's fastest run counts. */
const RUNS = 3;

/** `npm run console -- bench --areas 6,25,50`: costs of delivery, in a clone with generated areas. */
export async function measureDelivery(counts: readonly number[]): Promise<string> {
  const clone = await Clone.make('bench-areas');
  const rows: Rows = new Map();
  for (const count of [...counts].sort((a, b) => a - b)) {
    const set = (quantity: string, value: number) => {
      const row = rows.get(quantity) ?? new Map<number, number>();
      rows.set(quantity, row.set(count, value));
      console.log(`${count} areas: ${quantity} ${value.toFixed(1)}`);
    };
    await makeAreas(clone, count, set);
    await measureSite(clone, count, set);
    await measureStart(clone, set);
  }
  console.log(`The areas and their sites are in ${clone.folder}, until the next run.`);
  return table(rows, counts);
}

type SetValue = (quantity: string, value: number) => void;

async function makeAreas(clone: Clone, count: number, set: SetValue): Promise<void> {
  const present = await areasOf(clone);
  const names = Array.from({ length: count - present.length }, (_, index) => `area-${present.length + index + 1}`);
  if (names.length > 0) await clone.npmRun('new', 'area', ...names);
  const seconds = await secondsOf(() => clone.npmRun('build'));
  if (names.length > 0) set('build of a new area, s', seconds / names.length);
  set('build, everything up to date, s', await secondsOf(() => clone.npmRun('build'), RUNS));
}

async function measureSite(clone: Clone, count: number, set: SetValue): Promise<void> {
  const folder = join(clone.folder, '.console', `nginx-${count}`);
  const site = join(folder, 'site');
  const makeSite = () =>
    promisify(execFile)(
      join(clone.folder, 'node_modules/.bin/tsx'),
      ['deploy/serve/site-for-nginx.ts', '--folder', folder, '--dirty', '--no-types'],
      { cwd: clone.folder },
    );
  set('site-for-nginx, first, s', await secondsOf(makeSite));
  set('site-for-nginx, again, s', await secondsOf(makeSite));

  const registry = await readFile(join(site, 'registry.json'));
  set('registry.json, kB', registry.length / 1_000);
  set(
    'registry.json in the page, Brotli, kB',
    brotliCompressSync(JSON.stringify(JSON.parse(registry.toString()))).length / 1_000,
  );
  set('nginx.conf and headers.conf, kB', (await sizeOf(folder, 'nginx.conf', 'live/headers.conf')) / 1_000);
  const nginx = ['-t', '-q', '-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr'];
  await promisify(execFile)('sh', [join(folder, 'page.sh')]);
  const started = performance.now();
  await promisify(execFile)(nginxPath(), nginx);
  set('nginx -t, ms (by the clock)', performance.now() - started);

  const release = (...args: string[]) => clone.npmRun('release', '--', ...args, '--site', site);
  const change = (...args: string[]) => release(...args, '--why', 'measured');
  const area = (await areasOf(clone)).at(-1) ?? '';
  const first = (await liveVersions(site))[area] ?? '';
  await clone.edit(`remotes/${area}/src/area.ts`, /title: '/, "title: 'New ");
  await clone.npmRun('build', area);
  const publish = () => release('publish', area, '--dirty', '--json');
  const { version } = JSON.parse(await publish()) as { version: string };
  set('publish, built before, s', await secondsOf(publish, RUNS));
  set('canary, s', await secondsOf(() => change('canary', area, version, '--percent', '10')));
  set('registry.json, one version more, kB', ((await sizeOf(site, 'registry.json')) - registry.length) / 1_000);
  set('promote, s', await secondsOf(() => change('promote', area, version)));
  set('rollback, s', await secondsOf(() => change('rollback', area)));
  set('retire, s', await secondsOf(() => change('retire', area)));
  await change('promote', area, first);
  set('status, s', await secondsOf(() => release('status'), RUNS));
  // Red: no platform answers.
  set('check, everything, s', await secondsOf(() => release('check').catch(() => {}), RUNS));
  set('check, one version, s', await secondsOf(() => release('check', area, version), RUNS));

  const file = join(folder, 'releases.json');
  const live = await liveVersions(site);
  await writeFile(file, JSON.stringify({ areas: live }));
  set('apply, nothing to do, s', await secondsOf(() => change('apply', file), RUNS));
  await writeFile(file, JSON.stringify({ areas: { ...live, [area]: version } }));
  set('apply, one step, s', await secondsOf(() => change('apply', file)));
  const document = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8')) as Registry;
  await writeFile(join(site, 'registry.json'), JSON.stringify({ ...document, areas: {} }));
  set('apply, a step for every area, s', await secondsOf(() => change('apply', file)));
  await clone.edit(`remotes/${area}/src/area.ts`, /title: 'New /, "title: '");
}

async function measureStart(clone: Clone, set: SetValue): Promise<void> {
  const port = await freePort();
  const env = { PORT: `${port}`, SANDBOX_PORT: `${await freePort()}`, COLLECTOR_PORT: `${await freePort()}` };
  await clone.npmRun('build');
  const started = performance.now();
  const server = await clone.start('deploy/dev/start.ts', [], { port, env });
  set('npm start, everything built, until it answers, s (by the clock)', (performance.now() - started) / 1_000);
  await server.stop();
}

async function areasOf({ folder }: Clone): Promise<string[]> {
  const { references } = JSON.parse(await readFile(join(folder, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  return references.flatMap(({ path }) => /^remotes\/(.+)$/.exec(path)?.[1] ?? []);
}

async function liveVersions(site: string): Promise<Record<string, string>> {
  const document: unknown = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8'));
  registrySchema.parse(document);
  const { areas } = document as Registry;
  return Object.fromEntries(Object.entries(areas).map(([name, { current }]) => [name, current.manifest.version]));
}

async function sizeOf(folder: string, ...files: string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return contents.reduce((sum, { length }) => sum + length, 0);
}

/** Processor seconds of started and awaited programs. */
async function secondsOf(work: () => Promise<unknown>, runs = 1): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = secondsOfChildren();
    await work();
    fastest = Math.min(fastest, secondsOfChildren() - before);
  }
  return fastest;
}

/** Linux counts hundredths. */
function secondsOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function table(rows: Rows, counts: readonly number[]): string {
  const head = ['', ...counts.map((count) => `${count} areas`), 'each more'];
  const lines = [...rows].map(([quantity, values]) => {
    const [first, last] = [[...values.keys()].at(0) ?? 0, [...values.keys()].at(-1) ?? 0];
    const growth = ((values.get(last) ?? 0) - (values.get(first) ?? 0)) / (last - first);
    const shown = counts.map((count) => values.get(count)?.toPrecision(3) ?? '');
    return [quantity, ...shown, last > first ? growth.toPrecision(2) : ''];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
