import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { newArea } from './new-area';
import { newScreen } from './new-screen';
import { root } from './workspace';

const usage = `npm run new area <name>            an area of its own, such as: npm run new area release-notes
npm run new screen <area> <noun> <path>   a list with a panel in it, such as:
                                   npm run new screen billing invoice /admin/billing/invoices`;

const [kind, area, noun, listPath] = process.argv.slice(2);

try {
  if (kind === 'area' && area && !noun) makeArea(area);
  else if (kind === 'screen' && area && noun && listPath) makeScreen(area, noun, listPath);
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function makeArea(name: string): void {
  const files = newArea(root, name);
  format(files);
  // Links the workspace's packages into the new one and adds it to the lockfile.
  run('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  run('npm', 'run', '-s', 'containers');
  list(files);
  console.log(`
Open it: npm run dev ${name}
Next: what it is for in remotes/${name}/README.md, who may enter and its place in the navigation in src/area.ts, its paths
in deploy/areas.json, and its screens. docs/add-an-area.md says it step by step.`);
}

/** Makes a list with an edit panel, in the shape of the reference screen. */
function makeScreen(name: string, singular: string, path: string): void {
  const files = newScreen(root, name, singular, path);
  // Lines were inserted in these too, wherever there was a place for them.
  const changed = [`remotes/${name}/src`, 'shared/platform/sandbox/src/subjects.ts', 'shared/api/src/api.ts'];
  format([...files, ...changed.map((file) => `${root}/${file}`)]);
  list(files);
  console.log(`
It works as it is: npm run unit -- remotes/${name}; npm run dev ${name}
Next: who may enter and its place in the navigation in remotes/${name}/src/area.ts, the specification's calls and schemas
in shared/api, its rules in shared/platform/sandbox, columns, fields, and the requirement's id in front of each test.
docs/add-a-screen.md says it step by step.`);
}

function format(files: string[]): void {
  const known = files.filter((file) => !file.endsWith('.md'));
  run('biome', 'check', '--write', ...known);
}

function list(files: string[]): void {
  console.log(files.map((file) => `  ${relative(root, file)}`).join('\n'));
}

/** Runs a tool of the workspace, or of the system. */
function run(tool: string, ...args: string[]): void {
  const own = `${root}/node_modules/.bin/${tool}`;
  execFileSync(existsSync(own) ? own : tool, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
