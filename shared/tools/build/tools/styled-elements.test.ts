import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace';

/** Only ever lowered: a screen is laid out with the parts of `@console/ui`, and a new styled element takes the place of one. */
const CEILING = 47;

test('areas style no more elements of their own than before: parts of @console/ui lay out their screens', () => {
  const files = execFileSync('git', ['ls-files', 'remotes/*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const styled = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/= chakra\(/g) ?? []);
  expect(styled.length).toBeLessThanOrEqual(CEILING);
});
