import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Returns the version. The scripts of the page change, with their names and hashes. */
export function changedHost(built: string, dist: string, change: (code: string) => string): string {
  rmSync(dist, { recursive: true, force: true });
  cpSync(built, dist, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const assets = join(dist, 'assets');
  let page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const file of readdirSync(assets).filter((name) => /^(main|platform)\..*\.js$/.test(name))) {
    const before = readFileSync(join(assets, file), 'utf8');
    const content = change(before);
    const name = file.replace(/\.\w+\.js$/, `.${digest('sha256', content).toString('hex').slice(0, 8)}.js`);
    renameSync(join(assets, file), join(assets, name));
    writeFileSync(join(assets, name), content);
    const [from, to] = [before, content].map((code) => digest('sha256', code).toString('base64')) as [string, string];
    page = page.replace(file, name).replace(from, to);
  }
  writeFileSync(join(dist, 'index.html'), page);
  const manifest = JSON.parse(readFileSync(join(dist, 'host.json'), 'utf8')) as { version: string };
  const version = `${manifest.version}-${digest('sha256', page).toString('hex').slice(0, 7)}`;
  writeFileSync(join(dist, 'host.json'), JSON.stringify({ ...manifest, version }));
  return version;
}

function digest(algorithm: string, content: string): Buffer {
  return createHash(algorithm).update(content).digest();
}
