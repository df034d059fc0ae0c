import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { evaluateStyles } from './rewrite';

/**
 * Evaluates styles in a bundle of esbuild, as the builds of host and areas do.
 * @param packageDir a package with `@console/ui`
 */
export const evaluatedStyles = (packageDir: string): Plugin => ({
  name: 'styles',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const contents = evaluateStyles(path, code, packageDir)?.code ?? code;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
