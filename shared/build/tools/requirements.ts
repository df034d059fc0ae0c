import { readFileSync } from 'node:fs';
import { parseRequirements, provenIds, type Requirement } from './requirement-coverage';
import { root, sourceFiles } from './workspace';

/*
 * `npm run requirements [ID-PREFIX…] [--open]`: which requirements of the specification have a test that names
 * them, by section. An id in a title that the specification does not know is an error, for a typo proves nothing.
 */
const prefixes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const listsOpen = process.argv.includes('--open');

const all = parseRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
const tests = sourceFiles().filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
const proven = new Set(tests.flatMap((file) => provenIds(readFileSync(file, 'utf8'))));

const unknown = [...proven].filter((id) => !all.some((requirement) => requirement.id === id));
const shown = all.filter(({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)));

const sections = groupBySection(shown);
for (const [section, requirements] of sections) report(section, requirements);
report('All', shown, true);

if (unknown.length > 0) {
  console.error(`\nTests name requirements that do not exist: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

function report(section: string, requirements: Requirement[], isTotal = false) {
  const open = requirements.filter(({ id }) => !proven.has(id));
  const covered = requirements.length - open.length;
  console.log(`${section.padEnd(76)} ${String(covered).padStart(3)} of ${String(requirements.length).padStart(3)}`);
  if (listsOpen && !isTotal) for (const { id, text } of open) console.log(`    ${id}  ${text}`);
}

function groupBySection(requirements: Requirement[]): Map<string, Requirement[]> {
  const groups = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    groups.set(requirement.section, [...(groups.get(requirement.section) ?? []), requirement]);
  }
  return groups;
}
