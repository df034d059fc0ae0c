import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { singletonPackages } from './singletons';

/** Bundled by each build: rarely used, or smaller than a request. */
const BUNDLED_DOORS = [
  '@console/ui/src/icons.ts',
  ...['bare', 'emails', 'mail-html', 'names', 'org-number', 'search-text'].map(
    (name) => `@console/schema/src/${name}.ts`,
  ),
  '@console/words/src/rich.ts',
];

/** Refuses copies of shared packages: two Reacts or sessions in a page fail obscurely. */
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
          const copy = folders.find(({ folder }) => resource.startsWith(folder));
          if (!copy || bundledDoors.has(resource)) continue;
          compilation.errors.push(
            new webpack.WebpackError(`${resource} would bring a second ${copy.name}; import it by name.`),
          );
        }
      });
    });
  }
}
