/* Jest compiles modules per test file; this runtime once per process, with V8's compiled functions. */

import { sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

// Otherwise the collector drops compiled code between test files.
setFlagsFromString('--no-flush-bytecode');

const compiled = new Map();
const bundles = new Map();

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

/** Undefined on an error, which Jest reports best. */
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
