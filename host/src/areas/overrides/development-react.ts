import { consoleConfigSchema } from '@console/contract';
import { deadlinesFor } from '../loading/deadline';
import { documentScripts } from '../loading/load-script';
import { storedOverrides } from './override-store';
import { fetchManifest, overrideUrl } from './overrides';

/**
 * React with warnings and Fast Refresh from the override's dev server, before any module that uses React; otherwise the
 * console's React.
 */
export async function loadDevelopmentReact(): Promise<void> {
  const configText = document.getElementById('config')?.textContent;
  const config = consoleConfigSchema.parse(
    configText ? JSON.parse(configText) : await (await fetch('/config.json')).json(),
  );
  const { total } = deadlinesFor(config.areas?.deadlineSeconds);
  for (const { url } of storedOverrides()) {
    if (overrideUrl(url, config) === undefined) continue;
    const manifest = await fetchManifest(url, total).catch(() => undefined);
    if (!manifest?.development) continue;
    documentScripts.files.addRelease(url, manifest, true);
    return documentScripts.load(url + manifest.development);
  }
}
