import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compile, preset } from '@console/build';
import webpack, { type Configuration } from 'webpack';

const here = import.meta.dirname;

/** Builds hello and floor into `<site>/bench/`, one script each, by the preset that builds everything else. */
export async function buildBenchPages(site: string): Promise<void> {
  for (const name of ['hello', 'floor']) {
    const folder = join(site, 'bench', name);
    await compile(configuration(name, folder));
    const script = readdirSync(folder).find((file) => file.endsWith('.js')) ?? '';
    writeFileSync(join(folder, 'index.html'), html(name, script));
    for (const file of readdirSync(folder).filter((each) => /\.(js|html)$/.test(each))) {
      const content = readFileSync(join(folder, file));
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    }
  }
}

function configuration(name: string, folder: string): Configuration {
  const base = preset(join(here, '..'), 'production');
  return {
    ...base,
    name: `bench-${name}`,
    entry: { [name]: `./bench/pages/${name}.tsx` },
    devtool: false,
    output: { ...base.output, path: folder, publicPath: `/bench/${name}/`, filename: '[name].[contenthash:8].js' },
    // One bundle, whatever it imports lazily.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function html(title: string, script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<script defer src="/bench/${title}/${script}"></script><div id="root"></div></html>
`;
}
