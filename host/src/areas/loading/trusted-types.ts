import { documentScripts } from './load-script';
import type { ScriptFiles } from './script-files';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * The name `default` applies it to every script URL, also webpack's. HTML and inline script stay refused. Runs on
 * import, first in `main.ts`.
 */
export function installTrustedTypes(files: ScriptFiles, factory = trustedTypesOf(globalThis)): void {
  factory?.createPolicy('default', {
    createScriptURL: (url) => (files.isKnown(url) || files.isOutside(url) ? url : null),
  });
}

// TypeScript does not declare Trusted Types, and some browsers lack them.
function trustedTypesOf(scope: object): TrustedTypesFactory | undefined {
  return (scope as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
}

installTrustedTypes(documentScripts.files);
