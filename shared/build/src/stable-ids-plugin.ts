import type { Compiler } from 'webpack';

/** The module that starts the federation engine is a file named by the folder in which the engine is installed. */
const ENGINE_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/;

/**
 * Gives the modules that name that file ids of their own. Webpack derives ids from paths below the package, which are
 * the same in every checkout; the name of this file holds a hash of an absolute path.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableIdsPlugin', stage: -1 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!ENGINE_ENTRY.test(name)) continue;
          compilation.chunkGraph.setModuleId(module, name.startsWith('container entry') ? 'container' : 'engine');
        }
      });
    });
  }
}
