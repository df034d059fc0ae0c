/** Leaves out terminal colors, the dev server's heading and the compiler's native stack. */
export function compileErrorText(report: string): string {
  return report
    .replaceAll(ANSI, '')
    .replace(/^WARNING\n/, '')
    .replace(/\s*Caused by:(?=[^]*Stack backtrace:)[^]*$/, '');
}

// oxlint-disable-next-line no-control-regex -- they begin with a control character
const ANSI = /\u001b\[[\d;]*m/g;
