import { CONTRACT_VERSION } from '@console/contract';
import type { SharedLibrary } from './shared-libraries';
import type { SystemRow } from './system-rows';

/** The report has nothing about the user. */
export function systemReport(rows: readonly SystemRow[], libraries: readonly SharedLibrary[], now: Date): string {
  const areas = rows.map(({ name, version, source, state, loadTime, cause }) => [
    name,
    version,
    source,
    state,
    loadTime === undefined ? '' : `${Math.round(loadTime)} ms`,
    cause,
  ]);
  const shared = libraries.map(({ name, chosen, builtAgainst }) => [
    name,
    chosen,
    builtAgainst.map((built) => `${built.version} in ${built.areas.join(', ')}`).join('; '),
  ]);
  return [
    `Console ${location.origin}, ${now.toISOString()}, contract ${CONTRACT_VERSION}`,
    table(['Area', 'Version', 'Source', 'State', 'Load time', 'Cause'], areas),
    table(['Shared', 'Version', 'Areas built against'], shared),
  ].join('\n\n');
}

/** Aligns columns for pasting into tickets. */
function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
