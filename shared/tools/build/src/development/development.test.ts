import { transformSync } from '@swc/core';
import { inSources } from './development';

const SOURCE = `const rowsOf = (list) => list.rows.map(String);
function DataTable(props) {
  return rowsOf(props);
}
globalThis.table = DataTable;
`;

test('Q233 a stack of minified shared packages has the names, files and lines of their sources', () => {
  const { code, map = '' } = transformSync(SOURCE, {
    filename: 'DataTable.tsx',
    sourceFileName: 'webpack://console/../shared/ui/src/table/DataTable.tsx',
    sourceMaps: true,
    minify: true,
    jsc: { target: 'es2022', minify: { compress: false, mangle: { toplevel: true } } },
  });
  const [, helper = ''] = /(\w+)=\w+=>/.exec(code) ?? [];
  const [, component = ''] = /function (\w+)\(/.exec(code) ?? [];
  expect([helper, component]).not.toContain('DataTable');
  const frame = (name: string, at: string) =>
    `    at ${name} (http://localhost:3000/assets/platform.1.js:1:${code.indexOf(at) + 1})`;
  const stack = [
    'TypeError: i is not a function',
    frame(helper, '.map('),
    frame(component, `${helper}(`),
    '    at http://localhost:3000/assets/widgets.1.js:1:1',
  ];
  const files: Record<string, string> = { 'platform.1.js': code, 'platform.1.js.map': map };
  expect(inSources(stack.join('\n'), (file) => files[file]).split('\n')).toEqual([
    stack[0],
    expect.stringMatching(/^ {4}at rowsOf \(shared\/ui\/src\/table\/DataTable\.tsx:1:\d+\)$/),
    expect.stringMatching(/^ {4}at DataTable \(shared\/ui\/src\/table\/DataTable\.tsx:3:\d+\)$/),
    stack[3],
  ]);
});
