/*
 * Jest runs each test file in an environment of its own, for which it reads and compiles every module again. This runtime compiles
 * a module once for each process and runs it in every world. V8 keeps with it what it compiles of it when first called.
 */

import { sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

// Otherwise the collector of garbage drops what was compiled and has not run for a while, as between two worlds.
setFlagsFromString('--no-flush-bytecode');

/** By path. */
const compiled = new Map();
const bundles = new Map();

/** The libraries' bundle is in a folder named after what it was made of, so what is in it never changes. */
const BUNDLES = `${sep}test-libraries${sep}`;

export default class TestRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor, transformCache, _environment: environment } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, path) => {
      const world = environment.getVmContext();
      const script = world && scriptOf(source, path, executor.injectedModuleParameters);
      return script ? script.runInContext(world) : compile(source, path);
    };
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (path, how) => {
      if (!path.includes(BUNDLES)) return transform(path, how);
      const source = bundles.get(path) ?? transform(path, how);
      bundles.set(path, source);
      return source;
    };
  }
}

/** Nothing where the source has an error, which Jest tells best. */
function scriptOf(source, path, parameters) {
  const known = compiled.get(path);
  if (known?.source === source) return known.script;
  const opening = `(function(${parameters.join(',')}){`;
  try {
    const script = new Script(`${opening}${source}\n})`, { filename: path, columnOffset: -opening.length });
    compiled.set(path, { source, script });
    return script;
  } catch {
    return undefined;
  }
}
