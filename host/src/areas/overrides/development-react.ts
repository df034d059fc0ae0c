import { consoleConfigSchema } from '@console/contract';
import { deadlinesFor } from '../loading/deadline';
import { documentScripts } from '../loading/load-script';
import { storedOverrides } from './override-store';
import { fetchManifest, overrideUrl } from './overrides';

/**
 * Loads the development build of React from the dev server of an override, so that its warnings and Fast Refresh work
 * in a deployed console. Must be called before the host's first module that uses React. If it cannot be loaded, the
 * console runs with its own React.
 */
export async function loadDevelopmentReact(): Promise<void> {
  const given = document.getElementById('config')?.textContent;
  const config = consoleConfigSchema.parse(given ? JSON.parse(given) : await (await fetch('/config.json')).json());
  const { total } = deadlinesFor(config.areas?.deadlineSeconds);
  for (const { url } of storedOverrides()) {
    if (overrideUrl(url, config) === undefined) continue;
    const manifest = await fetchManifest(url, total).catch(() => undefined);
    if (!manifest?.development) continue;
    documentScripts.files.addRelease(url, manifest, true);
    return documentScripts.load(url + manifest.development);
  }
}
