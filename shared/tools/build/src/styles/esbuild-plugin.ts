import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { evaluateStyles } from './rewrite';

/**
 * Evaluates as in host and areas.
 * @param packageDir has `@console/ui`
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
