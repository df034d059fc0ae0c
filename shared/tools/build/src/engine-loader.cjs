/*
 * Changes the federation engine while it is built. Areas take webpack's connection to the engine from the host (contract
 * 2), and each would otherwise bring 4 kB of its own.
 */

const CONNECTION = "globalThis[Symbol.for('console.federation')]";

/** `init` would find the host's instance by the identifier of the host's build. */
const OF_HOST = `
import { attachShareScopeMap } from './attachShareScopeMap.js';
import { initContainerEntry } from './initContainerEntry.js';
import federation from './index.js';
const { runtime, bundlerRuntime } = federation;
${CONNECTION} = () => ({
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
});
// The engine would compare versions at each import of a package that the host brings itself.
function installInitialConsumes({ webpackRequire, initialConsumes }) {
  const { moduleIdToConsumeDataMapping: packages, initialConsumes: own } = webpackRequire.consumesLoadingData;
  const { shared } = webpackRequire.federation.instance.options;
  for (const id of new Set([...initialConsumes, ...own])) {
    webpackRequire.m[id] = (module) => {
      module.exports = shared[packages[id].shareKey][0].get()();
    };
  }
}
export default { ...federation, attachShareScopeMap, bundlerRuntime: { ...bundlerRuntime, installInitialConsumes } };`;

const OF_AREA = `export default ${CONNECTION}();`;

/** Names of a file that never runs, which fail if they are called after all. */
function standIn(source) {
  const exported = /^export \{([^}]+)\};$/m.exec(source);
  if (!exported) throw new Error('The engine has another form; look at engine-loader.cjs.');
  const names = exported[1].split(',').map((name) => `missing as ${name.trim()}`);
  return `const missing = () => { throw new Error('This part of the federation engine is not built in'); };
export { ${names.join(', ')} };`;
}

module.exports = function change(source) {
  const { part } = this.getOptions();
  return part === 'host' ? OF_HOST : part === 'area' ? OF_AREA : standIn(source);
};
