import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { BUDGETS, budgetOf, overBudget, weigh } from './weight';
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
  expect(weighed.filter((folder) => budgetOf(folder) === undefined)).toEqual([]);
});

test('Q137 an area without a row of its own is weighed as a new area, and may grow to the size of the smallest', () => {
  const { 'remotes/versions': _unlisted, ...listed } = BUDGETS;
  const rows = weigh(listed).filter(({ what }) => what.startsWith('remotes/versions '));
  expect(rows.map(({ reason }) => reason)).toEqual(['a new area', 'a new area', 'a new area']);
  expect(overBudget(rows)).toEqual([]);
});
