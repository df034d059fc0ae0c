import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;
/** Below this, headers weigh more than what is saved. */
const SMALLEST = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file below a folder, once per file: published files never change. */
export async function precompress(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const present = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const missing = [...present].filter((path) => COMPRESSIBLE.test(path) && !present.has(`${path}.br`));
  await Promise.all(missing.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
