/**
 * An error of the compiler for its reader: file, place and reason, without colours for a terminal and the native stack
 * of the compiler itself.
 */
export function compileErrorText(report: string): string {
  return report.replaceAll(ANSI, '').replace(/\s*Caused by:(?=[^]*Stack backtrace:)[^]*$/, '');
}

// oxlint-disable-next-line no-control-regex -- they begin with a control character
const ANSI = /\u001b\[[\d;]*m/g;
