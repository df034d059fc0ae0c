import { consoleConfigSchema } from '@console/contract';
import { deadlinesFor } from '../loading/deadline';
import { documentScripts } from '../loading/load-script';
import { storedOverrides } from './override-store';
import { fetchManifest, overrideUrl } from './overrides';

/**
 * Loads the development build of React that the dev server of an override brings, so that its warnings and Fast Refresh
 * work in a console that is deployed. To be called before the host's first module that uses React. Without it, for
 * whatever reason, the console runs with its own.
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
