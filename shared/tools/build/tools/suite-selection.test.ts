import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { provenIds } from './requirement-coverage';
import { changedAreas, isNightly, leftOutSuites } from './suite-selection';
import { root, testFiles } from './workspace';

const files = testFiles().map((file) => relative(root, file));
const suites = files.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));

function runningAfter(...changed: string[]): string[] {
  const left = new Set(leftOutSuites(changed));
  return suites.filter((suite) => !left.has(suite));
}

const within = (running: string[], folder: string) => running.filter((suite) => suite.startsWith(`${folder}/`));
const ordinary = suites.filter((suite) => !isNightly(suite));

test('where no green run is known, as in a fresh clone, all tests run but the nightly ones', () => {
  expect(leftOutSuites(undefined)).toEqual(suites.filter(isNightly));
});

test('after a change of one area run its tests, nightly ones too, those of the whole repository, and those of what all areas declare', () => {
  const running = runningAfter('remotes/billing/src/plans/PlansPage.tsx');
  for (const folder of ['remotes/billing', 'e2e/src/areas/billing'])
    expect(within(running, folder)).toEqual(within(suites, folder));
  expect(within(running, 'shared/tools/build')).toEqual(within(ordinary, 'shared/tools/build'));
  for (const folder of [
    'deploy',
    'host',
    'shared/ui',
    'remotes/versions',
    'e2e/src/areas/versions',
    'e2e/src/federation',
  ])
    expect(within(running, folder)).toEqual([]);
  expect(within(running, 'e2e/src/platform')).toContain('e2e/src/platform/personas.e2e.ts');
});

test('second looks in the browser run after a change that only areas have, at their pages', () => {
  expect(changedAreas(['remotes/billing/src/plans/PlansPage.tsx', 'remotes/billing/README.md'])).toEqual(['billing']);
  expect(changedAreas(['remotes/billing/src/plans/PlansPage.tsx', 'shared/ui/src/form/Form.tsx'])).toBeUndefined();
  expect(changedAreas(undefined)).toBeUndefined();
});

test('after a change of a shared package run the tests of all packages that have it below them', () => {
  const running = runningAfter('shared/router/src/navigation.ts');
  for (const folder of ['host', 'remotes', 'shared/ui', 'e2e'])
    expect(within(running, folder)).toEqual(within(ordinary, folder));
  for (const folder of ['shared/http', 'shared/platform/sandbox']) expect(within(running, folder)).toEqual([]);
});

test('after a change of the delivery run its nightly tests, in the browser too', () => {
  const running = runningAfter('deploy/release/publish.ts').filter(isNightly);
  expect(within(running, 'deploy')).toEqual(within(suites, 'deploy').filter(isNightly));
  expect(within(running, 'e2e/src/federation')).toEqual(within(suites, 'e2e/src/federation').filter(isNightly));
  expect(within(running, 'e2e/src/areas')).toEqual([]);
});

test('a file outside of all packages is a source of every test, a document of the tests that name it', () => {
  expect(runningAfter('pnpm-lock.yaml')).toEqual(ordinary);
  const always = runningAfter();
  const added = (path: string) => runningAfter(path).filter((suite) => !always.includes(suite));
  expect(added('docs/openapi.json')).toEqual(['shared/platform/sandbox/src/openapi/openapi.test.ts']);
  expect(added('host/README.md')).toEqual([]);
});

test('a test file is a source of itself only', () => {
  const always = runningAfter();
  const suite = 'shared/router/src/leave-guard.test.tsx';
  expect(suites).toContain(suite);
  expect(runningAfter(suite).filter((running) => !always.includes(running))).toEqual([suite]);
});

test('Q100 each requirement and quality line that has a test has one that is not nightly', () => {
  const secondLook = /\btest\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1,\s*nightly,/g;
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const inEachRun = (file: string) => text(file).replace(secondLook, '');
  const texts = ordinary.map(text);
  // Shared browser tests have their own files.
  const isInEachRun = (file: string) =>
    suites.includes(file) ? !isNightly(file) : texts.some((suite) => suite.includes(`/${basename(file, '.ts')}'`));
  const proved = new Set(files.filter(isInEachRun).flatMap((file) => provenIds(inEachRun(file))));
  const all = new Set(files.flatMap((file) => provenIds(text(file))));
  expect([...all].filter((id) => !proved.has(id))).toEqual([]);
});
