import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const NAME = 'ReproduciblePlugin';

/** The module that starts the federation engine; its file name has a hash of the engine's folder. */
const ENGINE_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/** Five digits, because webpack's own ids have at most four. */
const FIRST_ID = 10_000;
const IDS = 90_000;

/**
 * Makes the same sources give the same files in any folder. Webpack writes the folder's path into three places, and each
 * of them changes the output of the minifier too: it assigns short names by how often letters and digits occur in its
 * input, comments and file names included.
 *
 * - Ids are computed from a module's path below the package. The names of a few modules contain an absolute path, so
 *   their ids would differ, and so would ids that collide with them.
 * - A comment precedes each module; those of the engine name a file after its folder.
 * - File names have a hash of content with absolute paths. Webpack computes the final hash from the finished files
 *   (`realContentHash`), but the minifier reads an earlier one, which is replaced by a hash of the chunk's name.
 */
export class ReproduciblePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.succeedModule.tap(NAME, (module) => {
        if (ENGINE_ENTRY.test(module.identifier())) module.readableIdentifier = () => 'engine';
      });
      // Before webpack, which keeps existing ids.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => nameByWhatTheyAre(compilation, modules));
      if (compiler.options.optimization.realContentHash) {
        compilation.hooks.contentHash.tap({ name: NAME, stage: 1 }, (chunk) => {
          chunk.contentHash.javascript = hashOf(chunkName(chunk)).toString('hex');
        });
      }
    });
  }
}

function nameByWhatTheyAre(compilation: Compilation, modules: Iterable<Module>): void {
  const names = [...modules].map((module) => ({ module, name: nameWithoutFolder(module) }));
  const taken = new Set<number>();
  for (const { module, name } of names.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    if (name === '') continue;
    compilation.chunkGraph.setModuleId(module, name.startsWith('provide ') ? freeId(name, taken) : name);
  }
}

/** Name of a module without its folder; empty for most modules, whose names are paths below the package. */
function nameWithoutFolder(module: Module): string {
  const name = module.identifier();
  if (ENGINE_ENTRY.test(name)) return name.startsWith('container entry') ? 'container' : 'engine';
  // 'provide module (default) react@19.3.1 = /home/…/react/index.js'
  return name.startsWith('provide module') ? name.slice(0, name.lastIndexOf(' = ')) : '';
}

function freeId(name: string, taken: Set<number>): number {
  let place = hashOf(name).readUInt32BE() % IDS;
  while (taken.has(place)) place = (place + 1) % IDS;
  taken.add(place);
  return FIRST_ID + place;
}

const chunkName = ({ name, id }: Chunk) => name ?? String(id);

const hashOf = (text: string) => createHash('sha256').update(text).digest();
