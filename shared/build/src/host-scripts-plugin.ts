import { createRequire } from 'node:module';
import type { Compilation, Compiler } from 'webpack';

interface LoadScriptModule {
  getCompilationHooks(compilation: Compilation): {
    createScript: { tap(name: string, make: (source: string) => string): void };
  };
}

/**
 * Lets the host make the script elements of an area's chunks: it knows their hashes and how often an address
 * was tried. Without a host that offers it, webpack's own code makes them.
 */
export class HostScriptsPlugin {
  apply(compiler: Compiler): void {
    // From the compiler's own webpack: hooks are kept per class, and a second copy would tap nothing.
    const LoadScript = createRequire(import.meta.url)(
      'webpack/lib/runtime/LoadScriptRuntimeModule',
    ) as LoadScriptModule;
    compiler.hooks.compilation.tap('HostScriptsPlugin', (compilation) => {
      LoadScript.getCompilationHooks(compilation).createScript.tap(
        'HostScriptsPlugin',
        (source) => `
          const createScript = globalThis[Symbol.for('console.createScript')];
          if (createScript) { script = createScript(url); } else { ${source} }`,
      );
    });
  }
}
