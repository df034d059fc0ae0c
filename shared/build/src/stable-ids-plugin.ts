import webpack, { type Compiler } from 'webpack';

/** Where the federation plugin writes the module that starts the engine: named by the folder the engine is installed in. */
const ENGINE_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Gives that one module an id of its own. Webpack derives ids from paths below the package, which are the same
 * in every checkout; the path of this module holds a hash of an absolute one.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableIdsPlugin', stage: -1 }, (modules) => {
        for (const module of modules) {
          if (module instanceof webpack.NormalModule && ENGINE_ENTRY.test(module.resource))
            compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
