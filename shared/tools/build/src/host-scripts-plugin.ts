import { createRequire } from 'node:module';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** Turns webpack's own code, which makes `script` for `url`, into other code. */
type MakeScript = (source: string, chunk: Chunk, compilation: Compilation) => string;

interface LoadScriptModule {
  getCompilationHooks(compilation: Compilation): {
    createScript: { tap(name: string, make: (source: string, chunk: Chunk) => string): void };
  };
}

/** Replaces how a build's runtime makes the script elements of its chunks. */
export function tapCreateScript(compiler: Compiler, make: MakeScript): void {
  // From the compiler's own webpack: hooks are kept per class, and a second copy would tap nothing.
  const LoadScript = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule') as LoadScriptModule;
  compiler.hooks.compilation.tap('createScript', (compilation) => {
    LoadScript.getCompilationHooks(compilation).createScript.tap('createScript', (source, chunk) =>
      make(source, chunk, compilation),
    );
  });
}

/**
 * Lets the host make the script elements of an area's chunks: it knows their hashes and how often an address
 * was tried. Without a host that offers it, webpack's own code makes them.
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
