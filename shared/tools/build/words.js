#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

// `console-words [folder…]` updates catalogues; `--check` changes nothing; `--export nb.po` and `--import nb.po` pass
// them through a translator's program. Without a folder in an area's own repository.
register();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, export: { type: 'string' }, import: { type: 'string' } },
});
const { packageWords, wordProblems, updateCatalogues, disagreements, progress } = await import(
  './src/words/package-words.ts'
);
const { exportGettext, importGettext } = await import('./src/words/gettext.ts');
const dirs = (positionals.length > 0 ? positionals : ['.']).map((dir) => resolve(dir));
const read = () => Promise.all(dirs.filter((dir) => existsSync(`${dir}/src`)).map(packageWords));
let packages = await read();
try {
  if (values.export !== undefined) {
    writeFileSync(values.export, exportGettext(packages, basename(values.export, '.po')));
    process.exit();
  }
  if (values.import !== undefined) {
    const { packages: translated, unknown } = importGettext(packages, readFileSync(values.import));
    for (const line of unknown) process.stdout.write(`${line}\n`);
    packages = translated;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
if (!values.check) {
  for (const file of packages.flatMap((each) => updateCatalogues(each, packages)))
    process.stdout.write(`${relative('', file)} has changed\n`);
  packages = await read();
}
const problems = [
  ...packages.flatMap((each) => wordProblems(each).map((problem) => `${relative('', each.dir) || '.'}/${problem}`)),
  ...disagreements(packages, (dir) => relative('', dir) || basename(dir)),
];
for (const line of progress(packages)) process.stdout.write(`${line}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (values.check && problems.length === 0) process.stdout.write('Every text is translated.\n');
process.exitCode = values.check && problems.length > 0 ? 1 : 0;
