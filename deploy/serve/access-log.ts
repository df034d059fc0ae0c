import type { IncomingMessage, ServerResponse } from 'node:http';
import { REPORTS_PATH } from '@console/contract';
import { RELEASES_PATH } from '@console/contract/releases';
import { FILE_PATHS } from './cache-rules';

/** As nginx's `access-log.conf`: a word for pages and calls, no personal path. */
export function logAccess(request: IncomingMessage, response: ServerResponse, write: (line: string) => void): void {
  const started = performance.now();
  response.once('close', () => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const line = {
      at: new Date().toISOString(),
      method: /^[A-Z]{1,10}$/.test(request.method ?? '') ? request.method : 'other',
      path: loggedPath(path),
      status: response.statusCode,
      seconds: Number(((performance.now() - started) / 1_000).toFixed(3)),
    };
    write(JSON.stringify(line));
  });
}

function loggedPath(path: string): string {
  if (path === REPORTS_PATH) return 'reports';
  if (path === RELEASES_PATH) return 'releases';
  if (path.startsWith('/platform/')) return 'platform';
  return FILE_PATHS.test(path) ? path.slice(0, 300) : 'page';
}
