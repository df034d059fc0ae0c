import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AreaManifest } from '@console/contract';
import type { Compiler, Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentReact, inSources, REACT_FILE } from './development/development';
import { sourceProblems } from './source-problems';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ServeAreaOptions {
  port: number;
  /** Changes reload the page. */
  watchFiles: string[];
  /** Default: this machine. */
  host?: string | undefined;
  /** The address in browsers, if different. */
  from?: string | undefined;
  /** Allows these host names besides this machine's. */
  consoles?: string[];
  /** Scripts and maps of the host, for the names and lines of shared packages. */
  hostFiles?: string;
  /** What the installation refuses; an error of the build. */
  refusedReason?: ((manifest: AreaManifest) => Promise<string | undefined>) | undefined;
}

const HOST_FOLDER = 'host';

/** Serves from memory, with Fast Refresh or else a reload; absolute addresses and CORS serve the console's page. */
export async function serveArea(
  configuration: Configuration,
  {
    port,
    watchFiles,
    host = 'localhost',
    from = `http://localhost:${port}`,
    consoles = [],
    refusedReason,
    hostFiles,
  }: ServeAreaOptions,
): Promise<{ url: string; react: string; hostMaps: string; close(): Promise<void> }> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const react = developmentReact(compiler.context);
  const read = (file: string) => {
    const built = [compiler.outputFileSystem as typeof fs, join(compiler.outputPath, file)] as const;
    const [files, path] = built[0].existsSync(built[1]) || !hostFiles ? built : [fs, join(hostFiles, file)];
    return files.existsSync(path) ? files.readFileSync(path, 'utf8') : undefined;
  };
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: true,
      watchFiles,
      static: hostFiles ? { directory: hostFiles, publicPath: `/${HOST_FOLDER}`, watch: false } : false,
      // The second name is this machine in its containers.
      allowedHosts: ['localhost', 'host.docker.internal', new URL(from).hostname, ...consoles],
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: { webSocketURL: `${from.replace('http', 'ws')}/ws`, overlay: false, logging: 'warn' },
      setupMiddlewares(middlewares) {
        const sendReact: Handler = async (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(await react);
        };
        const sendSources: Handler = async (request, response) => {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(inSources(await text(request), read));
        };
        middlewares.push(
          { name: 'react', path: `/${REACT_FILE}`, middleware: sendReact },
          { name: 'sources', path: '/sources', middleware: sendSources },
        );
        return middlewares;
      },
    },
    compiler,
  );
  compiler.hooks.afterCompile.tapPromise('paths', async (compilation) => {
    const manifest = compilation.getAsset('area.json')?.source.source().toString();
    if (manifest === undefined || !refusedReason) return;
    const reason = await refusedReason(JSON.parse(manifest) as AreaManifest).catch(({ message }: Error) => message);
    if (reason) compilation.errors.push(new webpack.WebpackError(reason));
  });
  checkAfterBuilds(compiler, (problems) => {
    process.stderr.write(`\n${problems.join('\n\n')}\n\n`);
    server.sendMessage(server.webSocketServer?.clients ?? [], 'warnings', problems, { preventReloading: true });
  });
  await server.start();
  const address = server.server?.address() as AddressInfo;
  const url = `http://localhost:${address.port}/`;
  return { url, react: url + REACT_FILE, hostMaps: `${url}${HOST_FOLDER}/`, close: () => server.stop() };
}

/** Runs types and lint after a build, so that no page waits; the next build aborts the check. */
function checkAfterBuilds(compiler: Compiler, report: (problems: string[]) => void): void {
  let check = new AbortController();
  compiler.hooks.invalid.tap('checks', () => check.abort());
  compiler.hooks.done.tap('checks', (stats) => {
    check.abort();
    check = new AbortController();
    if (stats.hasErrors()) return;
    const { signal } = check;
    process.stdout.write('checking types and lint …\n');
    void sourceProblems(compiler.context, signal).then((problems) => {
      if (problems.length > 0) report(problems);
      else if (!signal.aborted) process.stdout.write('types and lint agree\n');
    });
  });
}
