import { isKnownScript, isOutsideScript } from './script-files';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Creates the page's only Trusted Types policy. Because of its name, `default`, the browser applies it to every script
 * URL, webpack's and the federation engine's too. HTML and inline script have no rule and stay refused.
 * Runs when this module is imported, which `main.ts` does first.
 */
export function installTrustedTypes(factory = trustedTypesOf(globalThis)): void {
  factory?.createPolicy('default', {
    createScriptURL: (url) => (isKnownScript(url) || isOutsideScript(url) ? url : null),
  });
}

// TypeScript's DOM library does not know Trusted Types yet, and not every browser has them.
function trustedTypesOf(scope: object): TrustedTypesFactory | undefined {
  return (scope as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
}

installTrustedTypes();
