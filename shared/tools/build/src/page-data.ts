import type { AreaDefinition, AreaModule, PageBinding } from '@console/contract';
import { build, type Plugin } from 'esbuild';
import { exportsOf } from './styles/engine';

/** Keys are pages: `main/api/ManageTeam/Users/:userId`. */
export type PageData = Record<string, string[]>;

/**
 * First requests, sent before an area's code: calls in `prefetch` lists of `remote.tsx`, unless search parameters
 * matter.
 */
export async function pageData(packageDir: string, { pages }: AreaDefinition): Promise<PageData> {
  const { remote, addressOf } = await load(packageDir);
  const data = Object.entries(remote.pages).map(([key, binding]) => {
    const parameters = [...(pages[key]?.path ?? '').matchAll(/:([^/]+)/g)].map(([, name = '']) => name);
    const addresses = queriesOf(binding, parameters).flatMap(({ meta }) => {
      const { call, input } = meta ?? {};
      if (call?.method !== 'GET' || !call.isRead) return [];
      const address = addressOf(call.base, call, input);
      return [parameters.reduce((text, name) => text.replaceAll(`%3A${name}`, `:${name}`), address)];
    });
    return [key, addresses] as const;
  });
  return Object.fromEntries(data.filter(([, addresses]) => addresses.length > 0));
}

interface Bundled {
  remote: AreaModule;
  addressOf: (base: string, call: Call, input: unknown) => string;
}

interface Call {
  method: string;
  base: string;
  isRead: boolean;
}

/** `remote.tsx` with queries, without pages and design system. */
async function load(packageDir: string): Promise<Bundled> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { default as remote } from './src/remote.tsx';
        export { addressOf } from '@console/http';`,
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
  return exportsOf(outputFiles, () => ({})) as Bundled;
}

const withoutDrawing: Plugin = {
  name: 'without-drawing',
  setup(esbuild) {
    esbuild.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' || /^@console\/ui(\/|$)/.test(path) ? { path, external: true } : undefined,
    );
  },
};

interface PrefetchedQuery {
  /** `callQuery` sets these. */
  meta?: { call?: Call; input?: unknown };
}

function queriesOf({ prefetch = [] }: PageBinding, parameters: readonly string[]): readonly PrefetchedQuery[] {
  if (typeof prefetch !== 'function') return prefetch as readonly PrefetchedQuery[];
  if (prefetch.length > 1) return [];
  return prefetch(Object.fromEntries(parameters.map((name) => [name, `:${name}`])), '') as readonly PrefetchedQuery[];
}
