import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const NAME = 'ReproduciblePlugin';

/** The module that starts the federation engine is a file named by a hash of the folder in which the engine is installed. */
const ENGINE_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/** Five digits: webpack's own ids have at most four. */
const FIRST_ID = 10_000;
const IDS = 90_000;

/**
 * Makes the same sources give the same files in any folder. Webpack lets the folder into three places, and the minifier
 * carries each of them on: it gives short names to variables by how often letters and digits occur in what it reads,
 * comments and file names included.
 *
 * - Ids come from a module's path below the package. The names of a few modules hold an absolute path; their ids would
 *   differ, and so would those that collide with them.
 * - A comment heads each module; the engine's names a file after its folder.
 * - File names hold a hash of content with absolute paths. Webpack makes the final one from the finished files
 *   (`realContentHash`), after the minifier has read the first: until then, a hash of the chunk's name stands there.
 */
export class ReproduciblePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.succeedModule.tap(NAME, (module) => {
        if (ENGINE_ENTRY.test(module.identifier())) module.readableIdentifier = () => 'engine';
      });
      // Before webpack, which leaves alone what has an id.
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

/** Empty for the many whose names are paths below the package anyway. */
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
