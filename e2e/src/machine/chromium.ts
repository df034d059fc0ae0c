import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installDebianPackages, onPath } from './debian';

/*
 * The Chromium for the tests: the one of CHROMIUM_PATH, an installed one, Playwright's own, or, as root on Debian, a
 * newly installed one. Without any, the error says what to do. The headless shell comes first: the same engine without
 * windows, and a fifth less load.
 */

/** Arguments to run as root in a container and to keep Chromium's own requests out of the measurements. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

let executable: string | undefined;

/** Options for `chromium.launch`; finds or installs the browser on first use. */
export function chromiumLaunchOptions(): LaunchOptions {
  executable ??= findChromium();
  return { executablePath: executable, args };
}

function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = onPath(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );
  if (installed) return installed;
  if (canRun(chromium.executablePath()) || (download() && canRun(chromium.executablePath()))) {
    return chromium.executablePath();
  }
  installDebianPackages('chromium-headless-shell');
  const fresh = onPath('chromium-headless-shell');
  if (fresh) return fresh;
  throw new Error(
    'The browser tests need Chromium. Debian: apt-get install chromium-headless-shell. macOS: brew install --cask chromium. CHROMIUM_PATH names an executable elsewhere, and .devcontainer has one.',
  );
}

/** Playwright's download may lack system libraries, which shows only at the start. */
function canRun(path: string): boolean {
  try {
    return existsSync(path) && execFileSync(path, ['--version'], { stdio: 'pipe', timeout: 20_000 }).length > 0;
  } catch {
    return false;
  }
}

function download(): boolean {
  try {
    console.log('Downloading Chromium for the e2e tests…');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 });
    return true;
  } catch {
    return false;
  }
}
