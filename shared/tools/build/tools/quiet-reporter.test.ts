// Jest loads JavaScript here, so types are missing.
const { default: QuietReporter } = jest.requireActual<{
  default: new (
    config: { randomize?: boolean; seed?: number } | undefined,
    options: { write: (text: string) => void },
  ) => Record<'onTestResult' | 'onRunComplete', (...args: object[]) => void>;
}>('./quiet-reporter.js');

test('a run says nothing of passed files, each failure once with what its file wrote to the console, and a line for each tenth', () => {
  const output: string[] = [];
  const reporter = new QuietReporter({ randomize: true, seed: 5 }, { write: (text) => output.push(text) });
  const warning = { type: 'error', message: 'not wrapped in act', origin: '' };
  let [numPassedTestSuites, numFailedTestSuites] = [0, 0];
  for (let file = 1; file <= 20; file++) {
    const isRed = file === 7;
    if (isRed) numFailedTestSuites++;
    else numPassedTestSuites++;
    const counts = { numTotalTestSuites: 20, numPassedTestSuites, numFailedTestSuites, numPendingTestSuites: 0 };
    const result = { failureMessage: isRed ? '  ● adds\n\n    expected 3\n' : undefined, console: [warning] };
    reporter.onTestResult({ path: `/src/${file}.test.ts` }, result, counts);
  }
  reporter.onRunComplete({}, {});
  expect(output).toHaveLength(11);
  expect(output.filter((text) => text.includes('%'))[0]).toBe('10 % (2 of 20 files)');
  expect(output.at(-1)).toBe('100 % (20 of 20 files)');
  expect(output.filter((text) => text.includes('7.test.ts'))).toEqual([
    '\n✗ /src/7.test.ts\nOrder: npx jest --randomize --seed 5\n  ● adds\n\n    expected 3\nconsole.error: not wrapped in act',
  ]);
});
