/** Leaves out terminal colors, the dev server's heading and the compiler's native stack. */
export function compileErrorText(report: string): string {
  return report
    .replaceAll(ANSI, '')
    .replace(/^WARNING\n/, '')
    .replace(/\s*Caused by:(?=[^]*Stack backtrace:)[^]*$/, '');
}

/** With the first place in the area's own sources. */
export function thrownTitle(error: string, stack: string): string {
  const [place] = /(?<=[\s(@])src\/[\w./-]+\.tsx?:\d+/.exec(stack) ?? [];
  return place ? `${error} (${place})` : error;
}

// oxlint-disable-next-line no-control-regex -- they begin with a control character
const ANSI = /\u001b\[[\d;]*m/g;
