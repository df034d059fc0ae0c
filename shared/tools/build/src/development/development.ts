import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { build } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

export const REACT_FILE = 'react.development.js';

/** Has `jsx-dev-runtime`; hosts do not have React's. */
export const JSX_SOURCE = import.meta.dirname;

/** Adds Fast Refresh, and shows errors over the page. */
export function developmentPlugin(compiler: Compiler): void {
  const entry = join(import.meta.dirname, 'overlay.ts');
  new webpack.EntryPlugin(compiler.context, entry, { name: undefined }).apply(compiler);
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }).apply(compiler);
  const runtime = join(import.meta.dirname, 'refresh-runtime.ts');
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, runtime).apply(compiler);
}

export async function developmentReact(packageDir: string): Promise<Uint8Array> {
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'react.ts')],
    alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, dirname(resolve(`${name}/package.json`))])),
    define: { 'process.env.NODE_ENV': '"development"' },
    // The package is declared free of side effects, these modules are not.
    ignoreAnnotations: true,
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const FRAME = /(?:([\w$]+)( \(|@))?https?:\/\/[^\s()]+\/([\w.-]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** A stack with the names, files and lines of sources. @param read undefined = no such file */
export function inSources(stack: string, read: (file: string) => string | undefined): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replaceAll(FRAME, (frame, name = '', between = '', file, line, column) => {
    if (!maps.has(file)) {
      const content = read(`${file}.map`);
      maps.set(file, content === undefined ? undefined : new SourceMap(JSON.parse(content) as SourceMapPayload));
    }
    const map = maps.get(file);
    const original = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!map || !original || !('originalSource' in original)) return frame;
    const source = original.originalSource.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.{1,2}\/)+/, '');
    const code = read(file)?.split('\n')[Number(line) - 1]?.slice(0, Number(column));
    const place = `${source}:${original.originalLine + 1}:${original.originalColumn + 1}`;
    return `${nameInSource(name, map, Number(line) - 1, code)}${between}${place}`;
  });
}

/** Source maps name functions where they are declared, not where they throw. */
function nameInSource(name: string, map: SourceMap, line: number, code = ''): string {
  const declarations = [` ${name}=`, `,${name}=`, ` ${name}(`].map((text) => code.lastIndexOf(text) + 1);
  for (const column of name ? declarations.sort((a, b) => b - a) : []) {
    const entry = map.findEntry(line, column) as { generatedColumn?: number; name?: string };
    if (entry.generatedColumn === column && entry.name) return entry.name;
  }
  return name;
}
