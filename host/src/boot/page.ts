import type { CommonInBrowser, CommonInTab } from '@console/browser';
import type { ConsoleConfig, HostManifest, Registry } from '@console/contract/kernel';

/* Documents, storage and head before the host runs. */

/** Equals a request's limit in @console/http. */
export const TIMEOUT_MS = 30_000;

export interface Documents {
  config: ConsoleConfig;
  registry: Registry;
  host: HostManifest;
}
export type ReadDocument = <Name extends keyof Documents>(name: Name) => Documents[Name];

export function documentOf<Name extends keyof Documents>(name: Name): Documents[Name] {
  return JSON.parse(document.getElementById(name)?.textContent ?? '') as Documents[Name];
}

/** The documents stand behind this script. */
export function whenDocumentsArrived(work: () => void): void {
  const areThere = () => document.readyState !== 'loading' || document.querySelector('#host ~ *');
  if (areThere()) return work();
  const observer = new MutationObserver(() => {
    if (!areThere()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Throws if storage is blocked, like `storedInBrowser`. */
export function storedInTab(name: CommonInTab): string | null {
  return sessionStorage.getItem(name);
}

export function storedInBrowser(name: CommonInBrowser): string | null {
  return localStorage.getItem(name);
}

/** Equals `addressOf` of @console/http. */
export function addressBelow(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path}`;
}

export function append(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}
