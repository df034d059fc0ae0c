import { documentScripts } from './load-script';
import type { ScriptFiles } from './script-files';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Creates the page's only Trusted Types policy. Because of its name, `default`, the browser applies it to every script
 * URL, webpack's and the federation engine's too. HTML and inline script have no rule and stay refused.
 * Runs when this module is imported, which `main.ts` does first.
 */
export function installTrustedTypes(files: ScriptFiles, factory = trustedTypesOf(globalThis)): void {
  factory?.createPolicy('default', {
    createScriptURL: (url) => (files.isKnown(url) || files.isOutside(url) ? url : null),
  });
}

// TypeScript's DOM library does not declare Trusted Types yet, and not every browser has them.
function trustedTypesOf(scope: object): TrustedTypesFactory | undefined {
  return (scope as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
}

installTrustedTypes(documentScripts.files);
