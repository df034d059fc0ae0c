import { createRequire } from 'node:module';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Replaces webpack's own code, which makes the element `script` for the address `url`. */
type MakeScript = (source: string, chunk: Chunk, compilation: Compilation) => string;

interface LoadScriptModule {
  getCompilationHooks(compilation: Compilation): {
    createScript: { tap(name: string, make: (source: string, chunk: Chunk) => string): void };
  };
}

/** Replaces the code in a build's runtime that makes the script elements of its chunks. */
export function tapCreateScript(compiler: Compiler, make: MakeScript): void {
  // From the compiler's own webpack: hooks belong to a class, and a second copy has other classes.
  const LoadScript = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule') as LoadScriptModule;
  compiler.hooks.compilation.tap('createScript', (compilation) => {
    LoadScript.getCompilationHooks(compilation).createScript.tap('createScript', (source, chunk) =>
      make(source, chunk, compilation),
    );
  });
}

/**
 * Lets the host make the script elements of an area's chunks, because the host has their hashes and counts the attempts
 * for an address. Without such a host, webpack's own code makes them.
 */
export class HostScriptsPlugin {
  apply(compiler: Compiler): void {
    tapCreateScript(
      compiler,
      (source) => `
          const createScript = globalThis[Symbol.for('console.createScript')];
          if (createScript) { script = createScript(url); } else { ${source} }`,
    );
  }
}
