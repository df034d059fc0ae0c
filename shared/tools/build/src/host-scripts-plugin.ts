import { createRequire } from 'node:module';
import type { Chunk, Compilation, Compiler } from 'webpack';

type MakeScript = (source: string, chunk: Chunk, compilation: Compilation) => string;

interface LoadScriptModule {
  getCompilationHooks(compilation: Compilation): {
    createScript: { tap(name: string, make: (source: string, chunk: Chunk) => string): void };
  };
}

export function tapCreateScript(compiler: Compiler, make: MakeScript): void {
  // Hooks are stored by class: a second copy of webpack has others.
  const LoadScript = createRequire(import.meta.url)('webpack/lib/runtime/LoadScriptRuntimeModule') as LoadScriptModule;
  compiler.hooks.compilation.tap('createScript', (compilation) => {
    LoadScript.getCompilationHooks(compilation).createScript.tap('createScript', (source, chunk) =>
      make(source, chunk, compilation),
    );
  });
}

/** The host makes script elements, with hashes and retries; without a host, webpack does. */
export const hostScriptsPlugin = (compiler: Compiler) =>
  tapCreateScript(
    compiler,
    (source) => `
          const createScript = globalThis[Symbol.for('console.createScript')];
          if (createScript) { script = createScript(url); } else { ${source} }`,
  );
