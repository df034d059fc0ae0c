import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

type Part = 'host' | 'area' | 'unused';
const resolveFrom = (file: string, name: string) => createRequire(file).resolve(name);
const change = createRequire(__filename)('./engine-loader.cjs') as (this: object, source: string) => string;
const changed = (part: Part, source = '') => change.call({ getOptions: () => ({ part }) }, source);

const CORE = resolveFrom(__filename, '@module-federation/runtime-core');
const enhanced = resolveFrom(__filename, '@module-federation/enhanced');
const BUNDLER = resolveFrom(enhanced, '@module-federation/webpack-bundler-runtime/bundler');
const UNUSED = [
  join(dirname(CORE), 'utils/load.js'),
  join(dirname(CORE), 'utils/preload.js'),
  join(dirname(resolveFrom(CORE, '@module-federation/sdk')), 'dom.js'),
];

interface Connection {
  runtime: Record<'init' | 'createInstance', unknown>;
  bundlerRuntime: Record<string, (options: object) => void>;
}

/** Bundles webpack's connection, as installed or as a build changes it. */
async function connectionOf(part?: Part): Promise<Connection> {
  const { outputFiles } = await build({
    entryPoints: [BUNDLER],
    bundle: true,
    write: false,
    format: 'cjs',
    plugins: part && [
      {
        name: 'change',
        setup: ({ onLoad }) => onLoad({ filter: /dist[\\/]bundler\.js$/ }, () => ({ contents: changed(part) })),
      },
    ],
  });
  const module = { exports: {} as { default: Connection } };
  compileFunction(outputFiles[0]?.text ?? '', ['module'])(module);
  return module.exports.default;
}

test('P2 stand-ins have the names of the parts of the installed engine, and fail if they are called', async () => {
  for (const file of UNUSED) {
    const source = readFileSync(file, 'utf8');
    const { outputFiles, metafile } = await build({
      stdin: { contents: changed('unused', source) },
      write: false,
      metafile: true,
      format: 'cjs',
    });
    const module = { exports: {} as Record<string, () => void> };
    compileFunction(outputFiles[0]?.text ?? '', ['module'])(module);
    const names = /^export \{([^}]+)\}/m
      .exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim());
    expect(Object.keys(module.exports).sort()).toEqual(names?.sort());
    expect(Object.values(metafile.outputs)[0]?.imports).toEqual([]);
    for (const part of Object.values(module.exports)) expect(part).toThrow('is not built in');
  }
  expect(() => changed('unused', 'export const later = 1;')).toThrow('has another form');
});

test('P3 Q29 an area takes from the host what the installed plugin would bundle, with an engine instance of its own', async () => {
  const installed = await connectionOf();
  const host = await connectionOf('host');
  const [one, other] = [await connectionOf('area'), await connectionOf('area')];
  expect(Object.keys({ ...one, instance: 0, initOptions: 0 }).sort()).toEqual(Object.keys(installed).sort());
  expect(Object.keys(one.bundlerRuntime)).toEqual(Object.keys(installed.bundlerRuntime));
  expect(one.runtime.init).toBe(one.runtime.createInstance);
  expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
  expect(host.runtime.init).not.toBe(host.runtime.createInstance);
});

test('P10 the host takes a package that it brings itself from its share, once, without comparing versions', async () => {
  const { bundlerRuntime } = await connectionOf('host');
  const react = {};
  const get = jest.fn(() => () => react);
  const webpackRequire = {
    m: {} as Record<number, (module: { exports?: object }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' } }, initialConsumes: [7] },
    federation: { instance: { options: { shared: { react: [{ get }] } } } },
  };
  bundlerRuntime.installInitialConsumes?.({ webpackRequire, initialConsumes: [] });
  expect(get).not.toHaveBeenCalled();
  const module: { exports?: object } = {};
  webpackRequire.m[7]?.(module);
  expect(module.exports).toBe(react);
});
