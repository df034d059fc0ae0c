import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { demandNewFolder, newAreaRepository } from './area-repository';
import { claimPath, newArea } from './new-area';
import { newScreen, testsOf } from './new-screen';
import { root } from './workspace';

const usage = `npm run new area <name…>           an area of its own, or several, such as: npm run new area release-notes
npm run new area-repository <folder>   an area in a repository of its own, such as: npm run new area-repository ../contacts
npm run new screen <area> <noun> <path>   a list to create, edit and delete in, such as:
                                   npm run new screen billing invoice /admin/billing/invoices`;

const [kind, area, noun, listPath] = process.argv.slice(2);

try {
  if (kind === 'area' && area) makeAreas(process.argv.slice(3));
  else if (kind === 'area-repository' && area && !noun) makeAreaRepository(resolve(area));
  else if (kind === 'screen' && area && noun && listPath) makeScreen(area, noun, listPath);
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function makeAreas(names: string[]): void {
  const files = [...new Set(names.flatMap((name) => newArea(root, name)))];
  format(files);
  // Links the workspace's packages and updates the lockfile.
  run('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  run('npm', 'run', '-s', 'console', '--', 'containers');
  list(files);
  for (const name of names) console.log(`\nOpen it: npm run dev ${name}`);
  const [name = ''] = names;
  console.log(`Next: what it is for in remotes/${name}/README.md, who may enter and its place in the navigation in src/area.ts, its paths
in deploy/areas, and its screens. docs/add-an-area.md says it step by step.`);
}

function makeAreaRepository(folder: string): void {
  const name = demandNewFolder(folder);
  const archives = join(folder, 'console');
  // Archives contain claims, so claims come first.
  const claim = claimPath(root, name, `/admin/${name}`);
  if (!existsSync(claim.path)) writeFileSync(claim.path, claim.content);
  format([claim.path]);
  console.log('Packing the shared packages …');
  run('npm', 'run', '-s', 'console', '--', 'pack', archives);
  const files = readdirSync(archives).map((file) => [`@console/${file.split('-')[1]}`, `console/${file}`]);
  list(newAreaRepository(root, folder, Object.fromEntries(files)));
  const isInGit = existsSync(join(folder, '.git'));
  console.log(`
Install and test it: cd ${relative(process.cwd(), folder) || '.'} && ${isInGit ? '' : 'git init -b main && '}npm install && npm test
Commit it before you build it: a build without a commit is not published.
Its paths are claimed in ${relative(root, claim.path)} of this repository: commit that here, so that the host's owners decide.
Next: README.md there; docs/add-an-area.md explains it.`);
}

function makeScreen(name: string, singular: string, path: string): void {
  const files = newScreen(root, name, singular, path);
  const sandbox = 'shared/platform/sandbox/src';
  const changed = [
    `remotes/${name}/src`,
    `${sandbox}/subjects.ts`,
    `${sandbox}/calls/gates.test.ts`,
    'shared/api/src/api.ts',
  ];
  format([...files, ...changed.map((file) => `${root}/${file}`)]);
  list(files);
  console.log(`
It works as it is: npm run unit -- ${testsOf(name, singular).join(' ')}; npm run dev ${name}
Next: its place in the navigation and who may enter (the area's other pages there decided) in remotes/${name}/src/area.ts, the specification's calls and schemas
in shared/api, its rules in shared/platform/sandbox, columns, fields, and the requirement's id in front of each test.
docs/add-a-screen.md says it step by step.`);
}

function format(files: string[]): void {
  const sources = files.filter((file) => !file.endsWith('.md'));
  run('biome', 'check', '--write', ...sources);
}

function list(files: string[]): void {
  console.log(files.map((file) => `  ${relative(root, file)}`).join('\n'));
}

function run(tool: string, ...args: string[]): void {
  const program = `${root}/node_modules/.bin/${tool}`;
  execFileSync(existsSync(program) ? program : tool, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
