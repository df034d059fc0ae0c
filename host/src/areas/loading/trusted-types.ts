import { isKnownScript } from './script-files';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Makes the page's one Trusted Types policy. The name `default` makes the browser ask it for every script
 * address, webpack's and the federation engine's too. HTML and inline script have no rule and stay refused.
 */
export function installTrustedTypes(factory = trustedTypesOf(globalThis)): void {
  factory?.createPolicy('default', {
    createScriptURL: (url) => (isKnownScript(url) ? url : null),
  });
}

// TypeScript's DOM library does not know Trusted Types yet, and not every browser has them.
function trustedTypesOf(scope: object): TrustedTypesFactory | undefined {
  return (scope as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
}

installTrustedTypes();
