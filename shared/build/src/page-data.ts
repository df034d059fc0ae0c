import { setImmediate as turn } from 'node:timers/promises';
import type { AreaDefinition, AreaModule, PageBinding } from '@console/contract';
import { build, type Plugin } from 'esbuild';

/** Addresses by page, such as `main/api/ManageTeam/Users/:userId`: base of the platform, path, parameters by their names. */
export type PageData = Record<string, string[]>;

/**
 * What each page of an area reads first, for the page's first script to ask before any code of the area runs. It is read
 * from the queries of the `prefetch` lists in `remote.tsx`, which are run here without a network: so nobody types it a
 * second time. What differs with the day or with the address's search parameters is left to the page.
 */
export async function pageData(packageDir: string, { pages }: AreaDefinition): Promise<PageData> {
  const code = await bundle(packageDir);
  const [now, later] = [await ask(code, pages, Date), await ask(code, pages, Later)];
  const constant = Object.entries(now).map(
    ([page, addresses]) => [page, addresses.filter((address) => later[page]?.includes(address))] as const,
  );
  return Object.fromEntries(constant.filter(([, addresses]) => addresses.length > 0));
}

/** Queries, and what they stand on. Nothing that draws: pages and the design system are not run. */
async function bundle(packageDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { default as remote } from './src/remote.tsx';
        export { configureApi } from '@console/http';
        export { QueryClient } from '@console/query';`,
      resolveDir: packageDir,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [withoutDrawing],
  });
  return outputFiles[0]?.text ?? '';
}

const withoutDrawing: Plugin = {
  name: 'without-drawing',
  setup(esbuild) {
    esbuild.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' || /^@console\/ui(\/|$)/.test(path) ? { path, namespace: 'nothing' } : undefined,
    );
    // Whatever is called or read of it is the same again; the prototype is for esbuild's copy of its members.
    esbuild.onLoad({ filter: /./, namespace: 'nothing' }, () => ({
      contents: `
        const get = (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : nothing);
        const nothing = new Proxy(function () {}, { get, apply: () => nothing, getPrototypeOf: () => nothing });
        module.exports = nothing;`,
    }));
  },
};

interface Bundled {
  remote: AreaModule;
  configureApi: (options: object) => void;
  QueryClient: new () => object;
}

const BASES = {
  main: 'https://main.invalid/',
  identity: 'https://identity.invalid/',
  ownBackend: 'https://own.invalid/',
};

/** What the pages ask for, by a calendar: what @console/http looks for among the answers of the page's first script. */
async function ask(code: string, pages: AreaDefinition['pages'], calendar: DateConstructor): Promise<PageData> {
  let asked: string[] = [];
  const early = { get: (url: string) => void asked.push(url), set: () => {} };
  const never = () => new Promise(() => {});
  // A deadline of a request that is never answered would hold up the end of the build.
  const noTimer = () => 0;
  const stage = { fetch: never, Date: calendar, setTimeout: noTimer, setInterval: noTimer };
  const page = Object.assign(Object.create(globalThis) as object, { ...stage, [Symbol.for('console.early')]: early });
  const module = { exports: {} as Bundled };
  // oxlint-disable-next-line typescript/no-implied-eval -- the area's own sources, as the build that calls this compiles them
  const run = new Function('module', 'exports', 'require', 'globalThis', ...Object.keys(stage), code);
  run(module, module.exports, () => ({}), page, ...Object.values(stage));
  const { remote, configureApi, QueryClient } = module.exports;
  configureApi({ bases: BASES, getAccessToken: async () => 'none' });

  const data: PageData = {};
  for (const [key, binding] of Object.entries(remote.pages)) {
    asked = [];
    const names = [...(pages[key]?.path ?? '').matchAll(/:([^/]+)/g)].map(([, name = '']) => name);
    for (const { queryFn, queryKey } of queriesOf(binding, names)) {
      const context = { queryKey, signal: new AbortController().signal, client: new QueryClient(), meta: undefined };
      if (typeof queryFn === 'function') Promise.resolve(queryFn(context)).catch(() => {});
    }
    // Whatever a query awaits before it asks is there at once: the token is given.
    await turn();
    await turn();
    data[key] = asked.map((url) => addressOf(url, names)).filter((address) => address !== undefined);
  }
  return data;
}

interface PrefetchedQuery {
  queryKey?: unknown;
  queryFn?: unknown;
}

function queriesOf({ prefetch = [] }: PageBinding, names: readonly string[]): readonly PrefetchedQuery[] {
  if (typeof prefetch !== 'function') return prefetch;
  // One that looks at the search parameters.
  if (prefetch.length > 1) return [];
  return prefetch(Object.fromEntries(names.map((name) => [name, `:${name}`])), '');
}

/** Nothing for an address that parameters of these names have no place in. */
function addressOf(url: string, names: readonly string[]): string | undefined {
  const [base, start] = Object.entries(BASES).find(([, each]) => url.startsWith(each)) ?? [];
  if (!base || !start) return undefined;
  const path = names.reduce((text, name) => text.replaceAll(`%3A${name}`, `:${name}`), url.slice(start.length));
  return /NaN|undefined|null/.test(path) ? undefined : `${base}/${path}`;
}

/** A calendar that is more than a year ahead. */
const Later = new Proxy(Date, {
  construct: (calendar, given: []) => new calendar(...(given.length > 0 ? given : ([later()] as unknown as []))),
  get: (calendar, name) => (name === 'now' ? later : Reflect.get(calendar, name)),
});
const later = () => Date.now() + 400 * 24 * 60 * 60 * 1_000;
