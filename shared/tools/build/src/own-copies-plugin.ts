import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { singletonPackages } from './singletons';

/** Parts of shared packages that everyone bundles the used pieces of: nobody uses the whole, or it is smaller than a request. */
const BUNDLED_DOORS = ['@console/ui/src/icons.ts', '@console/schema/src/search-text.ts'];

/**
 * Fails an area's build that would carry a copy of something shared, through a deep path for instance: two
 * Reacts or two sessions in one page break in ways that are hard to see.
 */
export class OwnCopiesPlugin {
  readonly #packageDir: string;

  constructor(packageDir: string) {
    this.#packageDir = packageDir;
  }

  apply(compiler: Compiler): void {
    const folders = singletonPackages.map((name) => ({
      name,
      folder: realpathSync(join(this.#packageDir, 'node_modules', name)) + sep,
    }));
    const bundledDoors = new Set(
      BUNDLED_DOORS.map((door) => realpathSync(join(this.#packageDir, 'node_modules', door))),
    );
    compiler.hooks.compilation.tap('OwnCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnCopiesPlugin', (modules) => {
        for (const module of modules) {
          const resource = module instanceof webpack.NormalModule ? module.resource : '';
          const own = folders.find(({ folder }) => resource.startsWith(folder));
          if (!own || bundledDoors.has(resource)) continue;
          compilation.errors.push(
            new webpack.WebpackError(`${resource} would bring a second ${own.name}; import it by name.`),
          );
        }
      });
    });
  }
}
