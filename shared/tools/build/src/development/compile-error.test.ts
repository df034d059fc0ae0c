import { transformSync } from '@swc/core';
import { compileErrorText } from './compile-error';

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
