import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaManifestSchema } from '@console/contract';

/** Building takes long. Returns the version. */
export function changedBuild(published: string, dist: string, change: (code: string) => string): string {
  const manifest = areaManifestSchema.parse(JSON.parse(readFileSync(join(published, 'area.json'), 'utf8')));
  const codes = Object.keys(manifest.files).map((file) => [file, readFileSync(join(published, file), 'utf8')] as const);
  const changed = codes.map(([file, code]) => [file, change(code)] as const);
  const hash = digest('sha256', changed.map(([, code]) => code).join())
    .toString('hex')
    .slice(0, 7);
  const version = `${manifest.version.split('-')[0]}-${hash}`;
  const container = `${manifest.name}_${version}`.replace(/\W/g, '_');

  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const files: Record<string, string> = {};
  for (const [file, code] of changed) {
    const content = code.replaceAll(manifest.container, container);
    files[file] = `sha384-${digest('sha384', content).toString('base64')}`;
    writeFileSync(join(dist, file), content);
  }
  writeFileSync(join(dist, 'area.json'), JSON.stringify({ ...manifest, version, container, files }));
  return version;
}

function digest(algorithm: string, content: string): Buffer {
  return createHash(algorithm).update(content).digest();
}
