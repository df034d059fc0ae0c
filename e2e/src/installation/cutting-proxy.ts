import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** Status, length and cache headers stay. */
export type Cut = 'cut in its compressed form' | 'cut and compressed again';

/** The best compression outlasts the wait for scripts. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const SCRIPTS_AND_STYLES = /^\/(assets|areas)\/.*\.(js|css)$/;

/** Cuts first responses, as a passing fault. Unlike Playwright's routes, keeps the browser's cache. */
export class CuttingProxy {
  /** Of cut responses. */
  readonly cut = new Set<string>();
  readonly #server: Server;

  private constructor(how: Cut, paths: RegExp) {
    this.#server = createServer((request, response) => {
      this.#pass(request, response, how, paths).catch(() => response.destroy());
    });
  }

  /** `paths`: cut these instead. */
  static async start(how: Cut, paths = SCRIPTS_AND_STYLES): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(how, paths);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(request: IncomingMessage, response: ServerResponse, how: Cut, paths: RegExp): Promise<void> {
    const { pathname } = new URL(request.url ?? '');
    const upstream = send(request.url ?? '', { method: request.method, headers: request.headers });
    request.pipe(upstream);
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    const status = answer.statusCode ?? 502;
    const isCut = status === 200 && paths.test(pathname) && !this.cut.has(pathname);
    if (!isCut) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    this.cut.add(pathname);
    const content = shortened(await buffer(answer), answer.headers['content-encoding'], how);
    response.writeHead(status, { ...answer.headers, 'content-length': content.length });
    response.end(content);
  }
}

function shortened(content: Buffer, encoding: string | undefined, how: Cut): Buffer {
  const half = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length * 0.6));
  if (how === 'cut in its compressed form') return half(content);
  if (encoding === 'br') return brotliCompressSync(half(brotliDecompressSync(content)), QUICKLY);
  if (encoding === 'gzip') return gzipSync(half(gunzipSync(content)));
  return half(content);
}
