import { cp, mkdir, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { filesBelow, readIfThere } from '../files';
import { Refusal } from '../refusal';
import { siteFiles } from './site';

/* Source maps: no web server serves them. Reading that folder is reading the sources. */

export async function keepSourceMaps(site: string, dist: string, path: string): Promise<void> {
  const folder = join(siteFiles(site).maps, path);
  for (const file of await filesBelow(dist)) {
    if (!file.endsWith('.js.map')) continue;
    // Not readable for every account.
    await mkdir(folder, { recursive: true, mode: 0o750 });
    await cp(file, join(folder, relative(dist, file)));
  }
}

export async function removeSourceMaps(site: string, path: string): Promise<void> {
  await rm(join(siteFiles(site).maps, path), { recursive: true, force: true });
}

/** `/areas/billing/1.4.0/page.3fa9.js:1:2345`, as in reports. */
const FRAME = /^(\/(?:areas|assets)\/[A-Za-z0-9_.~/-]+\.js):(\d+):(\d+)$/;

/** A reported line's place: `remotes/billing/src/invoices/rules.ts:12:3`. */
export async function sourceOf(site: string, frame: string): Promise<string> {
  const [, path = '', line, column] = FRAME.exec(frame) ?? [];
  if (!path || path.includes('..'))
    throw new Refusal(`${frame} is not a line of a stack, such as /areas/billing/1.4.0/page.js:1:20`);
  const content = await readIfThere(join(siteFiles(site).maps, `${path}.map`));
  if (!content) throw new Refusal(`No source map of ${path} has been published here`);
  const map = new SourceMap(JSON.parse(content.toString()) as SourceMapPayload);
  const original = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in original)) throw new Refusal(`${frame} stands for nothing in the sources`);
  return `${original.originalSource}:${original.originalLine + 1}:${original.originalColumn + 1}`;
}
