import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { recordingFolder } from '../src/support/record-styles';
import { compareRecordings, readRecording, type StyleDifference } from './compare';

/*
 * `npm run console -- styles record <name> [area]` writes computed styles of screens in tests of accessibility; `styles
 * compare <before> <after>` prints differences and fails if there are any.
 */
const SHOWN = 3;

const [command, ...given] = process.argv.slice(2);
if (command === 'record') record(given);
else if (command === 'compare') compare(given);
else fail('npm run console -- styles record <name> [area] | compare <before> <after>');

function fail(usage: string): void {
  console.error(usage);
  process.exitCode = 2;
}

function record([name, area = '']: string[]): void {
  if (!name) return fail('The recording needs a name');
  rmSync(recordingFolder(name), { recursive: true, force: true });
  const { status } = spawnSync('npx', ['playwright', 'test', '-g', `(?=.*finds nothing wrong)(?=.*${area})`], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, STYLES_RECORDING: name },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

function compare([before, after]: string[]): void {
  if (!before || !after) return fail('Name two recordings');
  const { missing, structure, styles, boxes } = compareRecordings(readRecording(before), readRecording(after));
  print('Screens of one recording only', missing);
  print('Other elements', structure);
  print('Other styles', styles.map(inWords));
  print('Other sizes and places with the same styles', boxes.map(inWords));
  process.exitCode = structure.length + styles.length + boxes.length > 0 ? 1 : 0;
}

function print(title: string, entries: string[]): void {
  console.log(`\n${title}: ${entries.length}`);
  for (const entry of entries) console.log(`  ${entry}`);
}

function inWords({ changes, places }: StyleDifference): string {
  const more = places.length > SHOWN ? [`and ${places.length - SHOWN} more`] : [];
  return `${changes.join('\n    ')}\n${[...places.slice(0, SHOWN), ...more].map((line) => `      at ${line}`).join('\n')}`;
}
