import { readFileSync } from 'node:fs';
import { parseQuality, parseRequirements, provenIds, type Requirement } from './requirement-coverage';
import { root, testFiles } from './workspace';

/*
 * `npm run console -- requirements [-- ID-PREFIX… --open]`: requirements and quality lines that have a test with their id,
 * by section. An unknown id in a title is an error.
 */
const prefixes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const listsOpen = process.argv.includes('--open');

const lists = [
  { title: 'All requirements', lines: parseRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8')) },
  { title: 'All quality lines', lines: parseQuality(readFileSync(`${root}/docs/quality.md`, 'utf8')) },
];
const proven = new Set(testFiles().flatMap((file) => provenIds(readFileSync(file, 'utf8'))));

for (const { title, lines } of lists) {
  const rows = lines.filter(({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)));
  if (rows.length === 0) continue;
  for (const [section, requirements] of groupBySection(rows)) report(section, requirements);
  report(title, rows, true);
}

const ids = new Set(lists.flatMap((list) => list.lines.map(({ id }) => id)));
const unknown = [...proven].filter((id) => !ids.has(id));
if (unknown.length > 0) {
  console.error(`\nTests name ids that do not exist: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

function report(section: string, requirements: Requirement[], isTotal = false) {
  const open = requirements.filter(({ id }) => !proven.has(id));
  const coveredCount = requirements.length - open.length;
  console.log(
    `${section.padEnd(76)} ${String(coveredCount).padStart(3)} of ${String(requirements.length).padStart(3)}`,
  );
  if (listsOpen && !isTotal) for (const { id, text } of open) console.log(`    ${id}  ${text}`);
}

function groupBySection(requirements: Requirement[]): Map<string, Requirement[]> {
  const groups = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    groups.set(requirement.section, [...(groups.get(requirement.section) ?? []), requirement]);
  }
  return groups;
}
