import { type AreaManifest, type AreaRelease, areaManifestSchema, filesRefusedReason } from '@console/contract';
import { deadline } from './deadline';
import { inspect, ScriptError } from './load-script';
import { registerScripts } from './script-files';

/*
 * `area.json` of the versions that this tab opens. The registry has the hash of `area.json`, which has those of the scripts:
 * a mismatch is rejected, and no script runs before its `area.json` is read.
 */

const manifests = new Map<string, AreaManifest>();
const loading = new Map<string, Promise<AreaManifest>>();
const failed = new Set<string>();

/** The manifest of a version. Rejects with `ScriptError`; a failure is not cached, so the next call fetches past the cache. */
export function loadManifest({ baseUrl, integrity }: AreaRelease): Promise<AreaManifest> {
  const known = manifests.get(baseUrl);
  if (known) return Promise.resolve(known);
  const running = loading.get(baseUrl) ?? fetchManifest(baseUrl, integrity).finally(() => loading.delete(baseUrl));
  loading.set(baseUrl, running);
  return running;
}

/** Registers a manifest that was read elsewhere: its scripts may run from now on. `isAgreed`: the user has agreed to it. */
export function rememberManifest(baseUrl: string, manifest: AreaManifest, isAgreed = false): void {
  manifests.set(baseUrl, manifest);
  registerScripts(baseUrl, manifest, isAgreed);
}

async function fetchManifest(baseUrl: string, integrity: string): Promise<AreaManifest> {
  const url = `${baseUrl}area.json`;
  const cache = failed.has(url) ? 'reload' : 'default';
  failed.add(url);
  const content = await inspect(url, { type: /json/, integrity, cache, timeout: deadline.script() });
  const manifest = areaManifestSchema.safeParse(parse(content)).data;
  if (!manifest) throw new ScriptError('refused', `${url} is not an area's manifest`);
  const reason = filesRefusedReason(manifest);
  if (reason) throw new ScriptError('refused', reason);
  failed.delete(url);
  rememberManifest(baseUrl, manifest);
  return manifest;
}

function parse(content: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}
