import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, type HostManifest } from '@console/contract';
import webpack, { type Compiler } from 'webpack';

interface HostManifestOptions {
  /** Version of the host's package; the hash of the page is added to it. */
  version: string;
  offers: Record<string, string>;
}

/**
 * Emits `host.json`, by which the release tool tells whether areas fit this host. The page names every script by
 * its content, so that its hash stands for all of them.
 */
export class HostManifestPlugin {
  readonly #options: HostManifestOptions;

  constructor(options: HostManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HostManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'HostManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const page = assets['index.html'];
          if (!page) return; // the compilation has failed and says so itself
          const hash = createHash('sha256').update(page.buffer()).digest('hex').slice(0, 7);
          const { version, offers } = this.#options;
          const manifest: HostManifest = { contract: CONTRACT_VERSION, version: `${version}-${hash}`, offers };
          compilation.emitAsset('host.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        },
      );
    });
  }
}
