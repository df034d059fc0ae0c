import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './area-manifest';
import { tapCreateScript } from './host-scripts-plugin';

/** Short, because the first load contains all hashes. */
export const shortIntegrityOf = (content: Buffer | string): string => integrityOf(content, 'sha256');

/**
 * Hashes of later chunks, in the first script, for `console.createScript`. A script cut by a proxy is refused and
 * requested again, not cached for a year.
 */
export function scriptIntegrityPlugin(compiler: Compiler): void {
  const { Compilation, optimize } = compiler.webpack;
  tapCreateScript(compiler, (_source, chunk, { chunkGraph }) => {
    const hasScript = (one: Chunk) => chunkGraph.getChunkModulesIterableBySourceType(one, 'javascript') !== undefined;
    const hashes = Object.fromEntries(
      fetchedLater(chunk)
        .filter(hasScript)
        .map(({ id }) => [id, placeholderOf(id)]),
    );
    return `script = globalThis[Symbol.for('console.createScript')](url, ${JSON.stringify(hashes)}[chunkId]);`;
  });
  compiler.hooks.compilation.tap('script integrity', (compilation) => {
    const published = new Map<string, string>();
    // webpack treats the placeholders as content hashes in file names, and updates them if a script changes later.
    optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
      'script integrity',
      (content, before) => (published.has(before) ? shortIntegrityOf(Buffer.concat(content)) : undefined),
    );
    compilation.hooks.processAssets.tap(
      { name: 'script integrity', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
      () => {
        for (const [placeholder, file] of laterFiles(compilation)) {
          const content = compilation.getAsset(file)?.source.buffer() ?? '';
          const integrity = shortIntegrityOf(content);
          published.set(integrity, placeholder);
          compilation.updateAsset(
            file,
            (source) => source,
            (info) => ({ ...info, contenthash: [info?.contenthash ?? [], integrity].flat() }),
          );
          for (const script of mainChunks(compilation).flatMap(scriptsOf))
            replaceInScript(compilation, script, placeholder, integrity);
        }
      },
    );
    compilation.hooks.processAssets.tap(
      { name: 'script integrity', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => refuseUnpublished(compilation),
    );
  });
}

type Id = Chunk['id'];

/** As long as the hash. */
const placeholderOf = (id: Id) => `sha256-${`chunk_${id}_`.padEnd(44, '_')}`;

/** Leaves out workers, whose hashes no browser checks. */
function fetchedLater(chunk: Chunk): Chunk[] {
  return [...chunk.getAllAsyncChunks()].filter((one) => !one.hasRuntime());
}

function mainChunks(compilation: Compilation): Chunk[] {
  return [...(compilation.entrypoints.get('main')?.chunks ?? [])].filter((chunk) => chunk.hasRuntime());
}

const scriptsOf = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

function laterFiles(compilation: Compilation): [placeholder: string, file: string][] {
  return mainChunks(compilation).flatMap((main) =>
    fetchedLater(main).flatMap((chunk) =>
      scriptsOf(chunk).map((file): [string, string] => [placeholderOf(chunk.id), file]),
    ),
  );
}

/** Of the same length, so that source maps stay correct. */
export function replaceInScript(compilation: Compilation, file: string, placeholder: string, text: string): void {
  const { RawSource, SourceMapSource } = webpack.sources;
  compilation.updateAsset(file, (source) => {
    const { source: code, map } = source.sourceAndMap();
    const replaced = code.toString().replaceAll(placeholder, text);
    return map ? new SourceMapSource(replaced, file, map) : new RawSource(replaced);
  });
}

/** A chunk without a hash would never run. */
function refuseUnpublished(compilation: Compilation): void {
  const first = mainChunks(compilation)
    .flatMap(scriptsOf)
    .map((file) => compilation.getAsset(file)?.source.source().toString() ?? '')
    .join('\n');
  for (const [, file] of laterFiles(compilation)) {
    const content = compilation.getAsset(file)?.source.buffer() ?? '';
    if (!first.includes(shortIntegrityOf(content))) {
      compilation.errors.push(new compilation.compiler.webpack.WebpackError(`${file} has no published hash`));
    }
  }
}
