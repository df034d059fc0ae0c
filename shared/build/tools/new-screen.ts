import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capitalize, fill, fillTemplate } from './fill-template';

/** What is made, by template. */
const targets: Record<string, string> = {
  'controller.ts.txt': 'shared/api/src/{{noun-kebab}}.ts',
  'queries.ts.txt': '{{folder}}/{{nouns-kebab}}-queries.ts',
  'schema.ts.txt': '{{folder}}/{{noun-kebab}}-schema.ts',
  'columns.tsx.txt': '{{folder}}/{{nouns-kebab}}-columns.tsx',
  'Page.tsx.txt': '{{folder}}/{{Nouns}}Page.tsx',
  'EditPanel.tsx.txt': '{{folder}}/{{Noun}}EditPanel.tsx',
  'Form.tsx.txt': '{{folder}}/{{Noun}}Form.tsx',
  'Page.test.tsx.txt': '{{folder}}/{{Nouns}}Page.test.tsx',
};

/**
 * Makes a list with an edit panel, cut from the reference screen: the folder of the noun in the area, the controller
 * in shared/api, and the lines in `area.ts`, `remote.tsx` and `api.ts` that bind them. Returns the files it wrote.
 * @param noun the specification's noun, kebab-case and singular, such as `release-package`
 */
export function newScreen(root: string, area: string, noun: string): string[] {
  if (!/^[a-z][a-z-]*[a-z]$/.test(noun))
    throw new Error(`"${noun}" is not a noun in kebab-case, such as release-package`);
  const source = join(root, 'remotes', area, 'src');
  if (!existsSync(source)) throw new Error(`There is no area remotes/${area}`);
  const words = wordsFor(area, noun);

  const made = Object.entries(targets).map(([template, target]) => {
    const path = join(root, fill(target, words));
    if (existsSync(path)) throw new Error(`${path} exists already`);
    return { path, content: fillTemplate(`screen-template/${template}`, words) };
  });
  const bound = [
    insert(join(source, 'area.ts'), /\n {2}pages: \{\n/, fill(PAGES, words)),
    insert(join(source, 'remote.tsx'), /\n {2}pages: \{\n/, fill(BINDINGS, words)),
    insert(join(source, 'remote.tsx'), /^/, fill(IMPORT, words)),
    insert(join(root, 'shared/api/src/api.ts'), /\*\/\n/, fill(EXPORT, words)),
  ];
  for (const { path, content } of made) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  for (const write of bound) write();
  return made.map(({ path }) => path);
}

const PAGES = `    {{nouns}}: {
      path: '{{path}}',
      title: '{{Nouns words}}',
      nav: { label: '{{Nouns words}}', order: 100 },
    },
    edit{{Noun}}: { path: '{{path}}/:{{noun}}Id', title: 'Edit {{noun words}}', parent: '{{nouns}}' },
`;
const BINDINGS = `    {{nouns}}: {
      load: () => import(/* webpackChunkName: "{{nouns}}" */ './{{nouns-kebab}}/{{Nouns}}Page').then((module) => module.{{Nouns}}Page),
      prefetch: [{{nouns}}Query],
    },
    edit{{Noun}}: {
      load: () => import(/* webpackChunkName: "edit{{Noun}}" */ './{{nouns-kebab}}/{{Noun}}EditPanel').then((module) => module.{{Noun}}EditPanel),
      prefetch: ({ {{noun}}Id = '' }) => [{{noun}}Query({{noun}}Id)],
    },
`;
const IMPORT = "import { {{noun}}Query, {{nouns}}Query } from './{{nouns-kebab}}/{{nouns-kebab}}-queries';\n";
const EXPORT = "export * as {{noun}} from './{{noun-kebab}}';\n";

function wordsFor(area: string, noun: string): Record<string, string> {
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
    path: `/admin/${nouns}`,
  };
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Looks up now where the text belongs, so that nothing is written when a place is not found. */
function insert(path: string, after: RegExp, text: string): () => void {
  if (!after.test(readFileSync(path, 'utf8'))) throw new Error(`${path} has no place for the new lines`);
  return () => {
    const content = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      content.replace(after, (found) => found + text),
    );
  };
}
