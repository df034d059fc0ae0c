import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace';

/** May only go down: compose `@console/ui`. */
const CEILING = 47;

test('the number of styled elements in areas does not rise: screens are composed of parts of @console/ui', () => {
  const files = execFileSync('git', ['ls-files', 'remotes/*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const styled = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/= chakra\(/g) ?? []);
  expect(styled.length).toBeLessThanOrEqual(CEILING);
});
