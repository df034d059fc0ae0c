import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AreaDefinition, CONTRACT_VERSION } from '@console/contract';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { areaManifest } from './area-manifest';
import { type PageData, pageData } from './page-data';
import { replaceInScript } from './script-integrity-plugin';
import { type ExportNames, usedExports } from './shared-exports';
import { wordFilesOf } from './words/words-plugin';

/** As long as the hash. */
export const HASH_PLACEHOLDER = 'xBUILDx';

interface AreaVersionOptions {
  definition: AreaDefinition;
  version: string;
  container: string;
  builtAgainst: Record<string, string>;
  /** Source of the pages' first requests; absent = none. */
  packageDir?: string;
  /** React's development build, in a development build only. */
  development?: string;
}

/**
 * Hashes scripts and `area.json` into version and container name. Unchanged sources give the same folder; two versions
 * can run in a page.
 */
export const areaVersionPlugin = (options: AreaVersionOptions) => (compiler: Compiler) => {
  const { Compilation } = compiler.webpack;
  const isDevelopment = options.development !== undefined;
  let { definition } = options;
  let data: Promise<PageData> | undefined;
  compiler.hooks.beforeCompile.tapPromise('area version', async () => {
    data ??= dataOf(options);
    if (isDevelopment) definition = await readDefinition(join(compiler.context, 'src/area.ts'), definition);
  });
  compiler.hooks.compilation.tap('area version', (compilation) => {
    let hash = '';
    let uses: ExportNames = {};
    compilation.hooks.afterOptimizeModules.tap('area version', () => {
      uses = usedExports(compilation);
    });
    compilation.hooks.processAssets.tapPromise(
      // File names hash the version, so before content hashes.
      { name: 'area version', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
      async () => {
        if (isDevelopment) return;
        const { builtAgainst } = options;
        const contents = { contract: CONTRACT_VERSION, definition, builtAgainst, uses, data: await data };
        hash = contentHash(compilation, JSON.stringify(contents)).slice(0, HASH_PLACEHOLDER.length);
        for (const name of [...filesOf(compilation).keys()].filter(isScript))
          replaceInScript(compilation, name, HASH_PLACEHOLDER, hash);
      },
    );
    compilation.hooks.processAssets.tapPromise(
      { name: 'area version', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      async () => emitManifest(compilation, { ...options, definition }, { hash, uses, data: (await data) ?? {} }),
    );
  });
};

/** Reads an edited `area.ts` without a restart; the compiler reports its errors. */
async function readDefinition(file: string, earlier: AreaDefinition): Promise<AreaDefinition> {
  const version = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
  const module = import(`${pathToFileURL(file).href}?${version}`) as Promise<{ default: AreaDefinition }>;
  return module.then(
    ({ default: edited }) => edited,
    () => earlier,
  );
}

/** Queries may fail outside a page; pages then request when drawn. */
async function dataOf({ packageDir, definition }: AreaVersionOptions): Promise<PageData> {
  return packageDir === undefined ? {} : pageData(packageDir, definition).catch(() => ({}));
}

function emitManifest(
  compilation: Compilation,
  { definition, version, container, builtAgainst, development }: AreaVersionOptions,
  { hash, uses, data }: { hash: string; uses: ExportNames; data: PageData },
): void {
  const files = filesOf(compilation);
  const entry = [...files.keys()].find((file) => file.startsWith('remoteEntry.'));
  const exposed = chunkFiles(compilation, 'area');
  if (!entry) return; // the compilation has reported the error
  const manifest = areaManifest({
    definition,
    version: version.replace(HASH_PLACEHOLDER, hash),
    container: container.replace(HASH_PLACEHOLDER, hash),
    entry,
    preload: [entry, ...exposed],
    chunks: Object.fromEntries(Object.keys(definition.pages).map((page) => [page, pageFiles(compilation, page)])),
    builtAgainst,
    data,
    uses,
    files,
    words: wordFilesOf(compilation),
    ...(development === undefined ? {} : { development }),
  });
  compilation.emitAsset('area.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
}

const isServed = (file: string) => /\.js(on)?$/.test(file) && !/\.hot-update\.js(on)?$/.test(file);
const isScript = (file: string) => isServed(file) && file.endsWith('.js');

function chunkFiles(compilation: Compilation, name: string): string[] {
  return (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter(isScript);
}

/** Lists chunk names, for fetching beside the entry. */
function pageFiles(compilation: Compilation, page: string): string[] {
  const files = chunkFiles(compilation, page);
  if (files.length === 0) {
    const how = `import(/* webpackChunkName: "${page}" */ …)`;
    compilation.errors.push(new webpack.WebpackError(`Name the code of page "${page}" after it: ${how}`));
  }
  return files;
}

function filesOf(compilation: Compilation): Map<string, Buffer> {
  const names = Object.keys(compilation.assets).filter(isServed);
  return new Map(names.sort().map((name) => [name, compilation.assets[name]?.buffer() ?? Buffer.alloc(0)]));
}

/** Covers everything served, and `area.json` without files. */
function contentHash(compilation: Compilation, described: string): string {
  const hash = createHash('sha256').update(described);
  for (const [name, content] of filesOf(compilation)) hash.update(`\n${name}\n`).update(content);
  return hash.digest('hex');
}
