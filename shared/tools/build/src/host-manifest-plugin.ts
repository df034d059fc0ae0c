import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, type HostManifest } from '@console/contract';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from './area-manifest';
import { type ExportNames, offeredExports } from './shared-exports';
import { wordFilesOf } from './words/words-plugin';

interface HostManifestOptions {
  version: string;
  offers: Record<string, string>;
}

/** Writes `host.json`, for compatibility checks. The hash covers the page, with its scripts' names, and the offer. */
export class HostManifestPlugin {
  readonly #options: HostManifestOptions;

  constructor(options: HostManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HostManifestPlugin', (compilation) => {
      let exports: ExportNames = {};
      compilation.hooks.afterOptimizeModules.tap('HostManifestPlugin', () => {
        exports = offeredExports(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'HostManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.#emit(compilation, exports),
      );
    });
  }

  #emit(compilation: Compilation, exports: ExportNames): void {
    const page = compilation.getAsset('index.html')?.source;
    if (!page) return; // the compilation has reported the error
    const { version, offers } = this.#options;
    const words = Object.fromEntries(
      Object.entries(wordFilesOf(compilation)).map(([language, file]) => {
        const content = compilation.getAsset(file)?.source.buffer() ?? '';
        return [language, { file, integrity: integrityOf(content, 'sha256') }] as const;
      }),
    );
    const described = JSON.stringify({ contract: CONTRACT_VERSION, offers, exports, words });
    const hash = createHash('sha256').update(page.buffer()).update(described).digest('hex').slice(0, 7);
    const manifest: HostManifest = {
      contract: CONTRACT_VERSION,
      version: `${version}-${hash}`,
      offers,
      exports,
      words,
    };
    compilation.emitAsset('host.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
  }
}
