import { documentScripts } from './load-script';
import type { ScriptFiles } from './script-files';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * The name `default` applies it to every script URL, also webpack's. HTML and inline script stay refused. Runs on
 * import, first in `main.ts`.
 */
export function installTrustedTypes(
  files: ScriptFiles,
  // TypeScript does not declare Trusted Types, and some browsers lack them.
  factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes,
): void {
  factory?.createPolicy('default', {
    createScriptURL: (url) => (files.isKnown(url) || files.isOutside(url) ? url : null),
  });
}

installTrustedTypes(documentScripts.files);
