import { type AreaManifest, type AreaRelease, areaManifestSchema, filesRefusedReason } from '@console/contract';
import { earlyFile } from '../../early-requests';
import { inspect, ScriptError } from './inspect-file';
import type { ScriptLoader } from './load-script';

export type AreaManifests = ReturnType<typeof createAreaManifests>;

const JSON_TYPE = /json/;

/** Public keys by area from `config.json`, so write access to the registry is not enough. Absent = unverified. */
export type AreaSigners = Readonly<Record<string, readonly string[]>> | undefined;

/**
 * The registry hashes `area.json`, which hashes the scripts; no script runs before. Listed signers must have signed a
 * version (Q78).
 */
export function createAreaManifests({ files, timeout }: Pick<ScriptLoader, 'files' | 'timeout'>, signers: AreaSigners) {
  const manifests = new Map<string, AreaManifest>();
  const loading = new Map<string, Promise<AreaManifest>>();
  const failed = new Set<string>();

  async function read(release: AreaRelease): Promise<AreaManifest> {
    const { baseUrl, integrity } = release;
    const url = `${baseUrl}area.json`;
    const cache = failed.has(url) ? 'reload' : 'default';
    failed.add(url);
    const verifying =
      signers && import('./signed-manifest').then((code) => code.fetchSignatures(release, signers, timeout));
    verifying?.catch(() => undefined);
    const content =
      (await earlyFile(integrity, JSON_TYPE)) ?? (await inspect(url, { type: JSON_TYPE, integrity, cache, timeout }));
    await (await verifying)?.(content);
    const manifest = areaManifestSchema.safeParse(parse(content)).data;
    if (!manifest) throw new ScriptError('refused', `${url} is not an area's manifest`);
    const reason = filesRefusedReason(manifest);
    if (reason) throw new ScriptError('refused', reason);
    failed.delete(url);
    add(baseUrl, manifest);
    return manifest;
  }

  /** `isAgreed`: the user has agreed to its scripts. */
  function add(baseUrl: string, manifest: AreaManifest, isAgreed = false): void {
    manifests.set(baseUrl, manifest);
    files.addRelease(baseUrl, manifest, isAgreed);
  }

  return {
    /** Rejects with `ScriptError`; the next call fetches past the cache. */
    load(release: AreaRelease): Promise<AreaManifest> {
      const { baseUrl } = release;
      const manifest = manifests.get(baseUrl);
      if (manifest) return Promise.resolve(manifest);
      const running = loading.get(baseUrl) ?? read(release).finally(() => loading.delete(baseUrl));
      loading.set(baseUrl, running);
      return running;
    },
    add,
  };
}

function parse(content: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}
