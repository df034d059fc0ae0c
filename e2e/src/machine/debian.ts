import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian has nginx in `/usr/sbin`. */
export function onPath(...commands: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

/** Only on Debian as root. */
export function installDebianPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${packages.join(' and ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
