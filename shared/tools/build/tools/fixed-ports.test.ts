import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root, sourceFiles } from './workspace';

/** An argument of `listen`, a property, constant or variable. */
const FIXED =
  /\blisten\(\s*(?:\{ port: )?[1-9]\d{3}|\bport: [1-9]\d{3}|\w*PORT\w*\s*(?:=|: [`'"]|\?\?)\D{0,30}\b[1-9]\d{3}/;

test.each([
  'createServer().listen(4397)',
  'serveArea(configuration, { port: 4396, watchFiles: [] })',
  'const AREA_PORT = 4397;',
  'const FIRST = Number(process.env.E2E_PORT ?? 4150);',
])('Q103 a fixed port is recognized: %s', (line) => {
  expect(line).toMatch(FIXED);
});

test('Q103 no test listens at a fixed port', () => {
  const ofTests = sourceFiles().filter((file) => /\.(?:test|e2e)\.tsx?$|\/testing\/|\/e2e\//.test(file));
  expect(ofTests.length).toBeGreaterThan(300);
  const fixed = ofTests.flatMap((file) => {
    const lines = file.endsWith('fixed-ports.test.ts') ? [] : readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => FIXED.test(line)).map((line) => `${relative(root, file)}: ${line.trim()}`);
  });
  expect(fixed).toEqual([]);
});
