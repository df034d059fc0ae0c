/* Compiles as published: styles evaluated, then swc. Jest caches by evaluated code, so changed constants are seen. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import swcJest from '@swc/jest';
import { tsImport } from 'tsx/esm/api';

const { evaluateStyles } = await tsImport('../src/styles/rewrite.ts', import.meta.url);

const evaluated = new Map();

const timeOf = (file) => statSync(file).mtimeMs;

/** @param {string} packageDir a package with `@console/ui` */
function evaluate(source, file, packageDir) {
  const known = evaluated.get(file);
  if (known?.source === source && known.inputs.every(([input, time]) => timeOf(input) === time)) return known.code;
  const { code = source, files = [] } = evaluateStyles(file, source, packageDir) ?? {};
  evaluated.set(file, { source, code, inputs: files.map((input) => [input, timeOf(input)]) });
  return code;
}

export default {
  /** @param options swc's, and `packageDir`: has `@console/ui`, below the root */
  createTransformer({ packageDir, ...options }) {
    const swc = swcJest.createTransformer(options);
    const evaluatedFirst =
      (next) =>
      (source, file, { config, ...rest }) =>
        next(evaluate(source, file, join(config.rootDir, packageDir)), file, { config, ...rest });
    return { ...swc, process: evaluatedFirst(swc.process), getCacheKey: evaluatedFirst(swc.getCacheKey) };
  },
};
