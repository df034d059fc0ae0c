/* Jest's global setup: the sandboxes of a run share the databases that they fill. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function shareDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'filled-databases-'));
  process.env.FILLED_DATABASES = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
