/* Jest reads and compiles modules per test file; this runtime once per process, with V8's compiled functions. */

import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

// Otherwise the collector drops compiled code between test files.
setFlagsFromString('--no-flush-bytecode');

const compiled = new Map();
const transformed = new Map();

/** Watch mode runs changed files in the same process; each run has its folder. */
let run;

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
    if (run !== process.env.FILLED_DATABASES) transformed.clear();
    run = process.env.FILLED_DATABASES;
    const [{ id }] = options;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (path, how) => {
      if (how?.isInternalModule) return transform(path, how);
      const key = `${id} ${path}`;
      const known = transformed.get(key);
      if (!known) {
        const code = transform(path, how);
        transformed.set(key, transformCache.getEntries().get(path));
        return code;
      }
      transformCache.getEntries().set(path, known);
      if (known.sourceMapPath) transformCache.getSourceMaps().set(path, known.sourceMapPath);
      return known.code;
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
