import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { newScreen } from './new-screen';
import { root } from './workspace';

// `npm run new screen <area> <noun>`: a list with an edit panel, cut from the reference screen.
const [kind, area, noun] = process.argv.slice(2);

try {
  if (kind !== 'screen' || !area || !noun)
    throw new Error('npm run new screen <area> <noun>, such as: npm run new screen billing invoice');
  const files = newScreen(root, area, noun);
  execFileSync(`${root}/node_modules/.bin/biome`, ['format', '--write', ...files, `${root}/remotes/${area}/src`], {
    stdio: 'ignore',
  });
  console.log(files.map((file) => `  ${relative(root, file)}`).join('\n'));
  console.log(`
Next: the wire schema and calls of the specification in shared/api, the page's path, gate and place in the navigation
in remotes/${area}/src/area.ts (its prefix belongs into deploy/areas.json), the endpoint in shared/sandbox, and the
requirement's id in front of the test. docs/add-a-screen.md says it step by step.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
