import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const NAME = 'reproducible';

/** The name hashes the engine's folder. */
const ENGINE_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/** Webpack's ids have four digits at most. */
const FIRST_ID = 10_000;
const IDS = 90_000;

/**
 * Same files in any folder. Webpack writes the folder's path into ids, comments and hashes:
 *
 * - Ids come from a module's path below the package.
 * - The engine's comments have its folder.
 * - File names: the minifier reads an earlier hash than the final (`realContentHash`), replaced by a hash of the
 *   chunk's name.
 */
export const reproduciblePlugin = (compiler: Compiler) =>
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.succeedModule.tap(NAME, (module) => {
      if (ENGINE_ENTRY.test(module.identifier())) module.readableIdentifier = () => 'engine';
    });
    // Webpack keeps existing ids.
    compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => nameByWhatTheyAre(compilation, modules));
    if (compiler.options.optimization.realContentHash) {
      compilation.hooks.contentHash.tap({ name: NAME, stage: 1 }, (chunk) => {
        chunk.contentHash.javascript = hashOf(chunkName(chunk)).toString('hex');
      });
    }
  });

function nameByWhatTheyAre(compilation: Compilation, modules: Iterable<Module>): void {
  const names = [...modules].map((module) => ({ module, name: nameWithoutFolder(module) }));
  const ids = new Set<number>();
  for (const { module, name } of names.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    if (name === '') continue;
    compilation.chunkGraph.setModuleId(module, name.startsWith('provide ') ? freeId(name, ids) : name);
  }
}

/** Mostly empty: most names are paths below the package. */
function nameWithoutFolder(module: Module): string {
  const name = module.identifier();
  if (ENGINE_ENTRY.test(name)) return name.startsWith('container entry') ? 'container' : 'engine';
  // 'provide module (default) react@19.3.1 = /home/…/react/index.js'
  return name.startsWith('provide module') ? name.slice(0, name.lastIndexOf(' = ')) : '';
}

function freeId(name: string, usedIds: Set<number>): number {
  let place = hashOf(name).readUInt32BE() % IDS;
  while (usedIds.has(place)) place = (place + 1) % IDS;
  usedIds.add(place);
  return FIRST_ID + place;
}

const chunkName = ({ name, id }: Chunk) => name ?? String(id);

const hashOf = (text: string) => createHash('sha256').update(text).digest();
