import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { buildSync as BuildSync } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';
import { shortIntegrityOf } from './script-integrity-plugin';

export interface FrameOptions {
  /** Placeholders: boot, sans, stylesheet, inPage, preloads, scripts, `bootHash`, `stylesheetHash`. */
  template: string;
  /** `first`: characters on every page. */
  fonts: { sans: string; mono: string; first: string };
  stylesheet: (fonts: FontUrls) => string;
  /** Runs before the first paint, so imports must be small. */
  boot: string;
}

interface FontUrls {
  /** Contains the first screen's characters. */
  sans: string;
  /** Contains all characters. */
  sansWhole: string;
  mono: string;
}

type SubsetFont = (font: Buffer, characters: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

/**
 * `index.html`: everything visible before scripts. A server either sends stylesheet and script as files, or includes
 * both (`inPage`) with hashes in its policy.
 */
export const framePlugin = (options: FrameOptions) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('frame', (compilation) => {
    const { template, boot, fonts } = options;
    compilation.fileDependencies.addAll([template, boot, fonts.sans, fonts.mono]);
    // File names are final.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tapPromise({ name: 'frame', stage }, () =>
      emitFrame(options, compilation, compiler),
    );
  });

async function emitFrame(options: FrameOptions, compilation: Compilation, { webpack }: Compiler): Promise<void> {
  const { template, boot, fonts, stylesheet } = options;
  // Host builds only: esbuild unpacks a native part, without space in the release tool's container.
  const load = createRequire(import.meta.url);
  const { buildSync } = load('esbuild') as { buildSync: typeof BuildSync };
  const subsetFont = load('subset-font') as SubsetFont;
  const emit = (name: string, extension: string, content: Buffer | string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `assets/${name}.${hash}.${extension}`;
    // Otherwise webpack would minify after hashing.
    const info = { minimized: true };
    if (!compilation.getAsset(file)) compilation.emitAsset(file, new webpack.sources.RawSource(content), info);
    return `/${file}`;
  };
  const sans = readFileSync(fonts.sans);
  const urls: FontUrls = {
    sans: emit('sans', 'woff2', await subsetFont(sans, fonts.first, { targetFormat: 'woff2' })),
    sansWhole: emit('sans-whole', 'woff2', sans),
    mono: emit('mono', 'woff2', readFileSync(fonts.mono)),
  };
  const styles = stylesheet(urls);
  const { outputFiles, metafile } = buildSync({ ...ONE_SCRIPT, entryPoints: [boot], absWorkingDir: dirname(boot) });
  const script = outputFiles[0]?.text.trim() ?? '';
  compilation.fileDependencies.addAll(Object.keys(metafile.inputs).map((file) => join(dirname(boot), file)));
  const filled: Record<string, string> = {
    ...urls,
    stylesheet: emit('frame', 'css', styles),
    stylesheetHash: shortIntegrityOf(styles),
    boot: emit('boot', 'js', script),
    bootHash: shortIntegrityOf(script),
    inPage: emit('in-page', 'html', inPage(styles, script)),
    preloads: lines(
      chunkFiles(compilation, 'bootstrap'),
      // Must equal the script's, or the browser fetches twice.
      (file) => `<link rel="preload" as="script" ${hashOf(compilation, file)} href="/${file}" />`,
    ),
    scripts: lines(
      entryFiles(compilation),
      (file) => `<script defer ${hashOf(compilation, file)} src="/${file}"></script>`,
    ),
  };
  const html = readFileSync(template, 'utf8').replace(/%(\w+)%/g, (_, name: string) => {
    const value = filled[name];
    if (value === undefined) throw new Error(`index.html asks for the unknown placeholder %${name}%`);
    return value;
  });
  compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
}

const ONE_SCRIPT = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  logLevel: 'silent',
} as const;

/** Inlined text must equal the files', for equal hashes. */
function inPage(styles: string, script: string): string {
  if (/<\/style|<!--/i.test(styles) || /<\/script|<!--/i.test(script)) {
    throw new Error('The first stylesheet and the first script stand in the page: neither may contain its end');
  }
  return `<script>${script}</script>\n<style>${styles}</style>\n`;
}

const lines = (files: string[], line: (file: string) => string) => files.map(line).join('\n    ');

function hashOf(compilation: Compilation, file: string): string {
  return `integrity="${shortIntegrityOf(compilation.getAsset(file)?.source.buffer() ?? '')}"`;
}

function entryFiles(compilation: Compilation): string[] {
  return (compilation.entrypoints.get('main')?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
}

function chunkFiles(compilation: Compilation, name: string): string[] {
  const initial = new Set(entryFiles(compilation));
  const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js') && !initial.has(file));
}
