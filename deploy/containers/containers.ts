import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, GENERATED_FROM, KUBERNETES, withAreas } from './container-areas';
import { replaceFile } from '../files';
import { areaNames, ROOT } from '../workspace';

// `npm run containers`: gives every area of remotes/ its container, and none to others.
const areas = areaNames();
const files: Files = Object.fromEntries(GENERATED_FROM.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
for (const [path, content] of Object.entries(withAreas(files, areas))) await replaceFile(join(ROOT, path), content);

const folder = join(ROOT, KUBERNETES, 'base/areas');
for (const name of readdirSync(folder)) if (!areas.includes(name)) rmSync(join(folder, name), { recursive: true });
console.log(`docker-compose.yml and ${KUBERNETES} serve ${areas.join(', ')}`);
