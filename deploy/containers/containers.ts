import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from '../files';
import { areaNames, ROOT } from '../workspace';
import { type Files, generatedFrom, KUBERNETES, OVERLAYS, withAreas } from './container-areas';

// `npm run console -- containers [--overlay <folder> …]`: containers of the areas in remotes/
const { values } = parseArgs({ options: { overlay: { type: 'string', multiple: true, default: [] } } });
const areas = areaNames();
const beside = readdirSync(join(ROOT, OVERLAYS)).map((name) => `${OVERLAYS}/${name}`);
const overlays = [...beside, ...values.overlay.map((folder) => resolve(process.env.INIT_CWD ?? '.', folder))];
const read = (path: string) => [path, readFileSync(resolve(ROOT, path), 'utf8')];
const files = Object.fromEntries(generatedFrom(overlays).map(read)) as Files;
for (const [path, content] of Object.entries(withAreas(files, areas, overlays))) {
  await replaceFile(resolve(ROOT, path), content);
}

const folder = join(ROOT, KUBERNETES, 'base/areas');
for (const name of readdirSync(folder)) if (!areas.includes(name)) rmSync(join(folder, name), { recursive: true });
console.log(`docker-compose.yml and ${[`${KUBERNETES}/base`, ...overlays].join(', ')} serve ${areas.join(', ')}`);
