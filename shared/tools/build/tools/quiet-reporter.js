/** Of Jest, for `npm test`: each failed file once with its console output and order, and a line for each tenth. */
export default class QuietReporter {
  tenths = 0;

  constructor({ randomize, seed } = {}, { write = (text) => process.stderr.write(`${text}\n`) } = {}) {
    this.write = write;
    this.order = randomize ? `\nOrder: npx jest --randomize --seed ${seed}` : '';
  }

  onTestResult({ path }, { failureMessage, console: lines }, { numTotalTestSuites: total, ...results }) {
    if (failureMessage) {
      const output = (lines ?? []).map(({ type, message }) => `console.${type}: ${message}`);
      this.write([`\n✗ ${path}${this.order}`, failureMessage.trimEnd(), ...output].join('\n'));
    }
    const done = results.numPassedTestSuites + results.numFailedTestSuites + results.numPendingTestSuites;
    const tenths = Math.floor((done / total) * 10);
    if (tenths > this.tenths) this.write(`${tenths * 10} % (${done} of ${total} files)`);
    this.tenths = tenths;
  }

  onRunComplete(_contexts, { runExecError }) {
    if (runExecError) this.write(runExecError.stack ?? runExecError.message);
  }
}
