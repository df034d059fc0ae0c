import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { BUDGETS, overBudget, weigh } from './weight';
import { root, sourceFiles } from './workspace';

test('Q137 no package has more lines, public names or words of comments than its budget, and there are no more commands', () => {
  expect(overBudget(weigh())).toEqual([]);
});

test('Q137 each package has a budget', () => {
  const packages = sourceFiles()
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => relative(root, dirname(file)));
  const weighed = packages.filter(
    (folder) => folder && !/^e2e|template|testing\//.test(folder) && existsSync(`${root}/${folder}/tsconfig.json`),
  );
  expect(weighed.filter((folder) => !(folder in BUDGETS))).toEqual([]);
});
