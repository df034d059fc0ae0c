import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { evaluatedStyles } from '@console/build/styles';
import type { AreaManifest } from '@console/contract';
import { build, type Plugin } from 'esbuild';
import { builtAreas } from '../installation/site';
import { root } from '../machine/root';
import { expect, test } from '../support/console';

/** Besides `uses`. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

test('Q136 a published area is a federation remote: the library’s own loadRemote opens it in a page that only has the shared packages', async ({
  page,
  installation,
}) => {
  const area = builtAreas().find(({ name }) => name === 'versions');
  const address = `${installation.origin}/areas/versions/${area?.version}/`;
  const manifest = (await (await fetch(`${address}area.json`)).json()) as AreaManifest;
  const script = await barePage(manifest, address);
  const server = createServer(({ url }, response) => {
    const type = url === '/bare.js' ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': type });
    response.end(url === '/bare.js' ? script : '<!doctype html><script src="/bare.js"></script>');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const pages = await page.evaluate(async () => {
    const opened = await (globalThis as unknown as { opened: Promise<Opened> }).opened;
    const loading = Object.entries(opened.default.pages).map(async ([name, { load }]) => [name, typeof (await load())]);
    return Object.fromEntries(await Promise.all(loading)) as Record<string, string>;
  });
  server.close();
  expect(pages).toEqual(Object.fromEntries(Object.keys(manifest.pages).map((name) => [name, 'function'])));
});

const resolveFrom = (file: string, name: string) => createRequire(file).resolve(name);
const BUILD = join(root, 'shared/tools/build/package.json');
const CONNECTION = resolveFrom(
  resolveFrom(BUILD, '@module-federation/enhanced'),
  '@module-federation/webpack-bundler-runtime/bundler',
);

/** Changes the connection as the host's build does. */
const hostConnection: Plugin = {
  name: 'host-connection',
  setup(bundler) {
    const change = createRequire(BUILD)('./src/engine-loader.cjs') as (this: object, source: string) => string;
    bundler.onLoad({ filter: /dist[\\/]bundler\.js$/ }, () => ({
      contents: change.call({ getOptions: () => ({ part: 'host' }) }, ''),
    }));
  },
};

interface Opened {
  default: { pages: Record<string, { load: () => Promise<unknown> }> };
}

async function barePage({ container, entry, builtAgainst, uses = {} }: AreaManifest, address: string): Promise<string> {
  const shared = [...REACT, ...Object.keys(uses)].map((specifier) => {
    const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    return `${JSON.stringify(specifier)}: { version: '${builtAgainst[packageName]}', scope: 'default',
      get: async () => { const module = await import('${specifier}'); return () => module; },
      shareConfig: { singleton: true, requiredVersion: false } }`;
  });
  const remote = { name: container, entry: address + entry, type: 'var', entryGlobalName: container };
  const { outputFiles } = await build({
    stdin: {
      resolveDir: join(root, 'host'),
      contents: `
        import * as library from '@module-federation/runtime-core';
        // An area is built without the engine and without webpack's connection to it: the page provides both.
        globalThis._FEDERATION_RUNTIME_CORE = library;
        import ${JSON.stringify(CONNECTION)};
        const page = new library.ModuleFederation({ name: 'bare', shared: { ${shared.join()} }, remotes: [${JSON.stringify(remote)}] });
        globalThis.opened = page.loadRemote('${container}/area');
      `,
    },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    jsx: 'automatic',
    plugins: [evaluatedStyles(join(root, 'host')), hostConnection],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
