import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compile, preset, productionRouter } from '@console/build';
import type { Configuration } from 'webpack';

const here = import.meta.dirname;
const packageDir = join(here, '..');

export async function buildBenchPages(site: string): Promise<void> {
  for (const name of ['hello', 'floor']) {
    const folder = join(site, 'bench', name);
    await compile(configuration(name, folder));
    const script = readdirSync(folder).find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) ?? '';
    writeFileSync(join(folder, 'index.html'), html(name, script));
    for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((each) =>
      /\.(js|html)$/.test(each),
    )) {
      const content = readFileSync(join(folder, file));
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
    }
  }
}

function configuration(name: string, folder: string): Configuration {
  const base = preset(packageDir, 'production');
  return {
    ...base,
    name: `bench-${name}`,
    entry: { [name]: `./bench/pages/${name}.tsx` },
    devtool: false,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...productionRouter(packageDir) } },
    output: {
      ...base.output,
      path: folder,
      publicPath: `/bench/${name}/`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'later/[contenthash:8].js',
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        // ky: floor sends no requests early, so its first screen needs this chunk.
        { test: /shared[\\/]http[\\/]src[\\/]client\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: { ...base.optimization, splitChunks: false },
  };
}

function html(title: string, script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<script defer src="/bench/${title}/${script}"></script><div id="root"></div></html>
`;
}
