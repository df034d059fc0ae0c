import type { IncomingMessage, ServerResponse } from 'node:http';
import { REPORTS_PATH } from '@console/contract';
import { FILE_PATHS } from './cache-rules';

/**
 * Writes a line of JSON for an answer, as nginx does (`access-log.conf`). It names files; of pages and of the platform's
 * calls, whose addresses may have records of people in them, it says only that they are. No address of a visitor,
 * nothing after the path, nothing of a header.
 */
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
  if (path.startsWith('/platform/')) return 'platform';
  return FILE_PATHS.test(path) ? path.slice(0, 300) : 'page';
}
