import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalize, fill, fillTemplate, writeFiles } from './fill-template';
import { pathsIn } from './new-area';

const targets: Record<string, string> = {
  'controller.ts.txt': 'shared/api/src/{{noun-kebab}}.ts',
  'endpoints.ts.txt': 'shared/platform/sandbox/src/{{nouns-kebab}}/{{noun-kebab}}-endpoints.ts',
  'queries.ts.txt': '{{folder}}/{{nouns-kebab}}-queries.ts',
  'schema.ts.txt': '{{folder}}/{{noun-kebab}}-schema.ts',
  'columns.tsx.txt': '{{folder}}/{{nouns-kebab}}-columns.tsx',
  'Page.tsx.txt': '{{folder}}/{{Nouns}}Page.tsx',
  'EditPanel.tsx.txt': '{{folder}}/{{Noun}}EditPanel.tsx',
  'NewPanel.tsx.txt': '{{folder}}/New{{Noun}}Panel.tsx',
  'Fields.tsx.txt': '{{folder}}/{{Noun}}Fields.tsx',
  'Page.test.tsx.txt': '{{folder}}/{{Nouns}}Page.test.tsx',
};

/**
 * List, panels to create and edit, and Delete, like the webhooks: area folder, controller, sandbox subject, bindings. @returns written
 * files
 * @param noun the specification's, kebab-case and singular, such as `release-package`
 * @param path of the list, within the area's claim
 */
export function newScreen(root: string, area: string, noun: string, path: string): string[] {
  if (!/^[a-z][a-z-]*[a-z]$/.test(noun))
    throw new Error(`"${noun}" is not a noun in kebab-case, such as release-package`);
  const source = join(root, 'remotes', area, 'src');
  if (!existsSync(source)) throw new Error(`There is no area remotes/${area}`);
  const claimed = ownPath(root, area, path);
  const entry = entryOf(readFileSync(join(source, 'area.ts'), 'utf8'), claimed);
  const words = { ...wordsFor(area, noun, path), ...entry };

  const files = Object.entries(targets).map(([template, target]) => {
    const file = join(root, fill(target, words));
    if (existsSync(file)) throw new Error(`${file} exists already`);
    return { path: file, content: fillTemplate(`screen-template/${template}`, words) };
  });
  const sandbox = 'shared/platform/sandbox/src';
  const places: [file: string, after: RegExp, text: string][] = [
    [`remotes/${area}/src/area.ts`, /\n {2}pages: \{\n/, PAGES],
    [`remotes/${area}/src/remote.tsx`, /\n {2}pages: \{\n/, LOADED],
    [`remotes/${area}/src/remote.tsx`, /\n {2}prefetch: \{\n/, PREFETCHED],
    [`remotes/${area}/src/remote.tsx`, /^/, IMPORT],
    ['shared/api/src/api.ts', /\*\/\n/, EXPORT],
    [`${sandbox}/subjects.ts`, /^/, SUBJECT_IMPORT],
    [`${sandbox}/subjects.ts`, /\n(?=\];)/, SUBJECT],
    ['shared/api/src/audit-trail.ts', / {2}'\w+',\n(?=\] as const;\nexport type Subject)/, SUBJECT_NAME],
    ['remotes/integrations/src/audit-trail/audit-words.ts', /\nconst SUBJECTS: .*\n/, WORD],
    [`${sandbox}/calls/gates.test.ts`, new RegExp(`\\nconst ${entry.calls} = .*endpointsOf\\(`), GATE],
    ['e2e/src/support/declared-pages.ts', /\nconst VALUES: .*\n/, VALUE],
  ];
  const edits = places.map(([file, after, text]) => insert(join(root, file), after, fill(text, words)));
  for (const write of edits) write();
  return writeFiles(files);
}

const PAGES = `    {{nouns}}: {
      path: '{{path}}',
      title: '{{Nouns words}}',
      {{requires}},
      nav: { label: '{{Nouns words}}', order: 100, icon: 'view' },
    },
    new{{Noun}}: {
      path: '{{path}}/new',
      title: 'New {{noun words}}',
      parent: '{{nouns}}',
      {{requires}},
    },
    edit{{Noun}}: {
      path: '{{path}}/:{{noun}}Id',
      title: 'Edit {{noun words}}',
      parent: '{{nouns}}',
      {{requires}},
    },
`;
const LOADED = `    {{nouns}}: () => import('./{{nouns-kebab}}/{{Nouns}}Page'),
    new{{Noun}}: () => import('./{{nouns-kebab}}/New{{Noun}}Panel'),
    edit{{Noun}}: () => import('./{{nouns-kebab}}/{{Noun}}EditPanel'),
`;
const PREFETCHED = `    {{nouns}}: [{{nouns}}Query],
    edit{{Noun}}: ({ {{noun}}Id = '' }) => [{{noun}}Query({{noun}}Id)],
`;
const IMPORT = "import { {{noun}}Query, {{nouns}}Query } from './{{nouns-kebab}}/{{nouns-kebab}}-queries';\n";
const EXPORT = "export * as {{noun}} from './{{noun-kebab}}';\n";
const SUBJECT_IMPORT = "import { {{noun}}Endpoints } from './{{nouns-kebab}}/{{noun-kebab}}-endpoints';\n";
const SUBJECT = '  { endpoints: [{{noun}}Endpoints] },\n';
const SUBJECT_NAME = "  '{{noun}}',\n";
const WORD = "  {{noun}}: t('{{Noun words}}'),\n";
const GATE = '...callsOf(api.{{noun}}), ';
const VALUE = "  {{noun}}Id: '1',\n";

function wordsFor(area: string, noun: string, path: string): Record<string, string> {
  const nouns = plural(noun);
  const camel = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const spaced = (kebab: string) => kebab.replaceAll('-', ' ');
  return {
    noun: camel(noun),
    nouns: camel(nouns),
    Noun: capitalize(camel(noun)),
    Nouns: capitalize(camel(nouns)),
    'noun-kebab': noun,
    'nouns-kebab': nouns,
    'noun words': spaced(noun),
    'nouns words': spaced(nouns),
    'Noun words': capitalize(spaced(noun)),
    'Nouns words': capitalize(spaced(nouns)),
    CONSTANT: nouns.replaceAll('-', '_').toUpperCase(),
    folder: `remotes/${area}/src/${nouns}`,
    path,
  };
}

export const testsOf = (area: string, noun: string): string[] => [
  `remotes/${area}/src/${plural(noun)}`,
  `remotes/${area}/src/area`,
  'sandbox/src/calls/gates',
  'sandbox/src/audit/audit-trail',
];

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Build and host refuse too; here nothing is written yet. @returns the claimed path that has it */
function ownPath(root: string, area: string, path: string): string {
  const claim = join(root, `deploy/areas/${area}.json`);
  const paths = existsSync(claim) ? pathsIn(readFileSync(claim, 'utf8')) : [];
  const claimed = paths.find((prefix) => `${path}/`.startsWith(`${prefix}/`));
  if (claimed !== undefined) return claimed;
  throw new Error(`${path} is outside the paths of "${area}" in deploy/areas/${area}.json: ${paths.join(', ')}`);
}

/** `calls` is the list of `gates.test.ts`. */
const ENTRIES = [
  { when: 'staff: true', gate: 'staff', calls: 'attributeStore', persona: 'staff' },
  { when: 'admin: true', gate: 'admin', calls: 'plans', persona: 'owner' },
  { when: "feature: 'team'", gate: 'TEAM_ADMIN', calls: 'team', persona: 'owner' },
  { when: "feature: 'billing'", gate: 'BILLING_ADMIN', calls: 'billing', persona: 'owner' },
];
const GENERAL = { gate: 'GENERAL_ADMIN', calls: 'settings', persona: 'owner' };

/** As of the area's first page below the claimed path. */
function entryOf(declaration: string, claimed: string) {
  const page = declaration.split(/\bpath: '/).find((text, index) => index > 0 && text.startsWith(claimed)) ?? '';
  const [requires = "requires: { feature: 'generalAdmin' }"] =
    /\brequires(?:: (?:\w+|\{[^}]*\}))?(?=[,\s])/.exec(page) ?? [];
  const [name = ''] = /\w+$/.exec(requires) ?? [];
  const [gate = requires] = new RegExp(`const ${name} = .*`).exec(declaration) ?? [];
  return { requires, ...(ENTRIES.find(({ when }) => gate.includes(when)) ?? GENERAL) };
}

/** All places are found before anything is written. */
function insert(path: string, after: RegExp, text: string): () => void {
  if (!after.test(readFileSync(path, 'utf8'))) throw new Error(`${path} has no place for the new lines`);
  return () => {
    const content = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      content.replace(after, (match) => match + text),
    );
  };
}
