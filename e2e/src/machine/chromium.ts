import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installDebianPackages, onPath } from './debian';

/* The headless shell comes first: the same engine, a fifth less load. Installs on Debian as root. */

/** Run as root in a container, and keep Chromium's own requests out. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // A tenth less processor time.
  '--in-process-gpu',
  '--no-first-run',
];

let executable: string | undefined;

/** Finds or installs the browser. */
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

/** Playwright's download may lack system libraries. */
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
