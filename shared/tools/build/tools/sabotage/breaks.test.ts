import { type Break, breaksOf, broken, type SourceFile } from './breaks';

function attempts(id: string, text: string, ...circles: SourceFile[][]): string[] {
  const files = new Map(circles.flat().map(({ path, source }) => [path, source]));
  const after = ({ kind, edits }: Break) => {
    const { path = '' } = edits[0] ?? {};
    return `${kind} ${path}: ${broken(files.get(path) ?? '', edits)}`;
  };
  return breaksOf({ id, text, section: '' }, circles).map(after);
}
const file = (source: string, path = 'a.ts'): SourceFile => ({ path, source });

test('a quoted text is broken wherever it is shown, but not in a comment or a longer text', () => {
  const source = `// 'Save failed'\n<b>Save failed</b>;\ntoast('Save failed');\ntoast('Save failed today');`;
  expect(attempts('ACCT-001', `It says 'Save failed'.`, [file(source)])).toEqual([
    `text a.ts: // 'Save failed'\n<b>Zzyzx</b>;\ntoast('Zzyzx');\ntoast('Save failed today');`,
  ]);
});

test('a text with a placeholder is broken as it is written in code', () => {
  const source = "ask(`Delete folder '${folder.name}' now?`);";
  expect(attempts('INTG-069', `Delete asks "Delete folder '{name}' now?" at once.`, [file(source)])).toEqual([
    'text a.ts: ask(`Zzyzx`);',
  ]);
});

test('a call is broken in its path and in its verb', () => {
  const source =
    'get("main", "api/Plan/PlanTiers/:id", { answer: plan });\nget("main", "api/Plan/PlanTiers", { answer: plans });';
  const [path, method, ...others] = attempts('BILL-011', 'A plan loads with GET api/Plan/PlanTiers/{id}.', [
    file(source.replaceAll('"main"', "'main'")),
  ]);
  expect(path).toContain('"api/Plan/PlanTiersElsewhere/:id"');
  expect(path).toContain('"api/Plan/PlanTiers"');
  expect(method).toContain("post('main', \"api/Plan/PlanTiers/");
  expect(others).toEqual([]);
});

test('a call with another verb still loads: the verb is imported', () => {
  const source = "import { get, send } from '@console/http';\nget('main', 'api/Plan/PlanTiers', { answer });";
  const [, method] = attempts('BILL-010', 'Plans load with GET api/Plan/PlanTiers.', [file(source)]);
  expect(method).toContain("import { post, get, send } from '@console/http';\npost('main', 'api/Plan/PlanTiers'");
});

test('a number is off by a tenth beside the id, or where it can hardly be another one', () => {
  const source = 'const REFRESH = 4000;\nconst size = 12;\n// INTG-031\nconst hidden = 8;';
  expect(attempts('BILL-027', 'It refreshes after 4000 ms, in 12 steps.', [file(source)])).toEqual([
    `limit a.ts: ${source.replace('4000', '4400')}`,
  ]);
  expect(attempts('ACCT-169', 'A 400 on save shows it.', [file('const PAUSE = 400;')])).toEqual([]);
  const marked = '/** SERV-029 */\nconst LENGTH = 42;';
  expect(attempts('SERV-029', 'It has exactly 42 characters.', [file(marked)])).toEqual([
    `limit a.ts: ${marked.replace('42', '47')}`,
  ]);
});

test('a comparison is reversed under the comment with the id', () => {
  const source =
    'const other = a < b;\n\n// ACCT-058\nexport const isOwn = (a) =>\n  a.id === b.id && a.kind > 2;\n\nconst last = a < b;';
  const own = file(source);
  expect(attempts('ACCT-058', 'The own row.', [own], [own])).toEqual([
    `comparison a.ts: ${source.replace('===', '!==')}`,
    `comparison a.ts: ${source.replace('&&', '||')}`,
    `comparison a.ts: ${source.replace('> 2', '>= 2')}`,
  ]);
});

test('a comment with several ids marks no comparison', () => {
  expect(attempts('VERS-018', 'Whole days.', [file('/** VERS-016, VERS-018 */\nconst a = b === c;')])).toEqual([]);
});

test('only the circle nearest to the tests is broken, and fields and routes are names too', () => {
  const near = file('{ settingsId: z.string() }', 'near.ts');
  const far = file(`{ settingsId: z.int(), path: '/admin/viewpoint' }`, 'far.ts');
  expect(attempts('SERV-012', 'A setting of /admin/viewpoint has settingsId.', [near], [far])).toEqual([
    `route far.ts: { settingsId: z.int(), path: '/admin/viewpoint-elsewhere' }`,
    'field near.ts: { settingsIdElsewhere: z.string() }',
  ]);
});

test('a field is broken as a key, and by its name in a text if no key has it', () => {
  const keyed = file(`{ authToken: 'authToken' }`, 'keyed.ts');
  const listed = file(`{ name: 'authToken', label: 'Auth token' }`, 'listed.ts');
  const both = breaksOf({ id: 'SERV-038', text: 'It has authToken.', section: '' }, [[keyed, listed]]);
  expect(both.flatMap(({ edits }) => edits.map(({ path, at }) => [path, at]))).toEqual([
    ['keyed.ts', 2],
    ['listed.ts', 9],
  ]);
});

test('a member of a type is not broken: tests do not depend on it', () => {
  const types = 'interface Access {\n  hasAccess: boolean;\n  usage: { hasAccess: boolean };\n  of: Pick<A, "b">;\n}';
  const schema = '{ hasAccess: z.boolean() }';
  expect(attempts('HOST-097', 'By hasAccess.', [file(types)], [file(schema, 'schema.ts')])).toEqual([
    'field schema.ts: { hasAccessElsewhere: z.boolean() }',
  ]);
});
