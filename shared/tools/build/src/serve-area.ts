import type fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
}

/** Serves from memory, with Fast Refresh or else a reload; absolute addresses and CORS serve the console's page. */
export async function serveArea(
  configuration: Configuration,
  { port, watchFiles, host = 'localhost', from = `http://localhost:${port}`, consoles = [] }: ServeAreaOptions,
): Promise<{ url: string; react: string; close(): Promise<void> }> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const react = developmentReact(compiler.context);
  const readMap = (file: string) => {
    try {
      return (compiler.outputFileSystem as typeof fs).readFileSync(join(compiler.outputPath, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: true,
      watchFiles,
      static: false,
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
          response.end(inSources(await text(request), readMap));
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
  checkAfterBuilds(compiler, (problems) => {
    process.stderr.write(`\n${problems.join('\n\n')}\n\n`);
    server.sendMessage(server.webSocketServer?.clients ?? [], 'warnings', problems, { preventReloading: true });
  });
  await server.start();
  const address = server.server?.address() as AddressInfo;
  const url = `http://localhost:${address.port}/`;
  return { url, react: url + REACT_FILE, close: () => server.stop() };
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
