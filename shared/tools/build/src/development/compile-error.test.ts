import { transformSync } from '@swc/core';
import { compileErrorText, thrownTitle } from './compile-error';

test('Q47 a syntax error is shown with its place and reason, without the native stack of the compiler', () => {
  const source = "const NOUN = {{ one: 'country' };\n";
  const parser = { syntax: 'typescript', tsx: true } as const;
  let report = '';
  try {
    transformSync(source, { filename: 'page.tsx', jsc: { parser } });
  } catch (error) {
    report = `Module build failed\nError: ${(error as Error).message}`;
  }
  expect(report).toContain('Stack backtrace:');
  const text = compileErrorText(report);
  expect(text).toMatch(/Unexpected token `\{`[^]*page\.tsx:1:1[^]*NOUN/);
  expect(text).not.toMatch(/Caused by|backtrace|Syntax Error/);
  expect(compileErrorText('Caused by: a name')).toBe('Caused by: a name');
});

test('Q233 the heading of an exception names the first place in the area’s own sources', () => {
  const stack = `TypeError: count is not a function
    at countOf (shared/ui/src/table/DataTable.tsx:72:49)
    at DataTable (shared/ui/src/table/DataTable.tsx:80:3)
    at renderWithHooks (http://localhost:3000/react.development.js:1:1)`;
  const components = `
    at DataTable (shared/ui/src/table/DataTable.tsx:80:3)
    at CountriesPage (src/countries/CountriesPage.tsx:16:7)
    at Frame (src/remote.tsx:3:1)`;
  const error = 'TypeError: count is not a function';
  expect(thrownTitle(error, stack + components)).toBe(`${error} (src/countries/CountriesPage.tsx:16)`);
  expect(thrownTitle(error, stack)).toBe(error);
});
