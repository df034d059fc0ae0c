import type { Configuration } from 'webpack';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves an area from memory and reloads the console's page after every change. The page belongs to another
 * origin, so addresses are absolute and the answers may be read across origins.
 */
export async function serveArea(
  configuration: Configuration,
  options: { port: number; watchFiles: string[]; host?: string | undefined },
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, watchFiles, host = 'localhost' } = options;
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: false,
      liveReload: true,
      watchFiles,
      static: false,
      // The second is this machine as containers on it know it.
      allowedHosts: ['localhost', 'host.docker.internal'],
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}/`, close: () => server.stop() };
}
