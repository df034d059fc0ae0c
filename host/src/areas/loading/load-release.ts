import { DeadlineError, withDeadline } from '@console/browser';
import {
  type AreaManifest,
  type AreaModule,
  type AreaRelease,
  type HostOffer,
  incompatibleReason,
} from '@console/contract';
import { addWords, type Catalogue, language } from '@console/words';
import { AreaError, type AreaFailure, type AreaStage } from './area-error';
import type { AreaManifests } from './area-manifests';
import { inspect, ScriptError } from './inspect-file';
import type { ScriptLoader } from './load-script';

/** One page or slot of an area, in any of its versions. */
export interface Binding<Code> {
  /** Files of its own code, fetched in parallel with the entry. */
  chunks: (manifest: AreaManifest) => readonly string[];
  pick: (module: AreaModule) => (() => Promise<Code>) | undefined;
}

/** The objects that load a version of an area. */
export interface ReleaseTools {
  /** The offer of this host to areas. */
  offer: HostOffer;
  scripts: ScriptLoader;
  /** The exposed module of a container whose entry script has run. */
  loadExposed: (container: string) => Promise<AreaModule>;
}

/** Loads versions of areas. */
export interface ReleaseLoader {
  /**
   * Loads a page's component, or the content of a slot, from one version of an area: manifest, entry script, exposed
   * module, then its own code. Rejects with `AreaError`, after `limit` milliseconds at the latest. A failure is not
   * cached, so calling again refetches.
   */
  load: <Code>(release: AreaRelease, binding: Binding<Code>, limit: number) => Promise<Code>;
  /** The module of a version if it has been loaded, for its prefetch functions. */
  loadedModule: (release: AreaRelease) => AreaModule | undefined;
}

interface Progress {
  stage: AreaStage;
  /** Addresses of the version's scripts; empty before its manifest is read. */
  scripts: readonly string[];
}

/** Milliseconds before anything else is fetched, so that the area's first page comes first. */
const FORMS_DELAY = 1_500;

export function createReleaseLoader(manifests: AreaManifests, tools: ReleaseTools): ReleaseLoader {
  const { offer, scripts, loadExposed } = tools;
  const modules = new Map<string, AreaModule>();
  /** Containers whose entry script ran to its end; an entry that threw may have set its container too. */
  const completed = new Set<string>();
  const entries = new Map<string, Promise<void>>();
  /** Until the texts of a container are added. */
  const texts = new Map<string, Promise<void>>();

  async function runStages<Code>(release: AreaRelease, { chunks, pick }: Binding<Code>, progress: Progress) {
    demandCompatible(release.manifest);
    progress.stage = 'manifest';
    const manifest = await manifests.load(release);
    progress.stage = 'compatibility';
    demandCompatible(manifest);

    progress.stage = 'entry';
    const { baseUrl } = release;
    progress.scripts = Object.keys(manifest.files).map((file) => baseUrl + file);
    await scripts.refetchFailed(progress.scripts);
    const entry = baseUrl + manifest.entry;
    if (!completed.has(manifest.container)) {
      scripts.preload([...manifest.preload, ...chunks(manifest)].map((file) => baseUrl + file));
    }
    const textsAdded = addTexts(baseUrl, manifest);
    await runEntry(manifest.container, entry);
    await textsAdded;

    progress.stage = 'module';
    const module = modules.get(manifest.container) ?? (await loadExposed(manifest.container));
    modules.set(manifest.container, module);
    setTimeout(fetchLaterDoors, FORMS_DELAY);

    progress.stage = 'page';
    const load = pick(module);
    if (!load) throw new Error('its module lacks what its manifest promises');
    return load();
  }

  /** Adds the area's texts, once, before its modules run. Does not reject: without them the area is English. */
  function addTexts(baseUrl: string, { container, words = {}, files }: AreaManifest): Promise<void> {
    const file = words[language()];
    if (!file) return Promise.resolve();
    const options = { type: /json/, integrity: files[file], timeout: scripts.timeout / 2 };
    const added =
      texts.get(container) ??
      inspect(baseUrl + file, options)
        .then((content) => addWords(language(), JSON.parse(new TextDecoder().decode(content)) as Catalogue))
        .catch(reportError);
    texts.set(container, added);
    return added;
  }

  /** Pages and slots of one area may load at the same time; the entry runs once, and again only after a failure. */
  async function runEntry(container: string, url: string): Promise<void> {
    if (completed.has(container)) return;
    const running = entries.get(container) ?? scripts.load(url).finally(() => entries.delete(container));
    entries.set(container, running);
    await running;
    if (!(container in globalThis)) throw new ScriptError('code', 'its entry script left nothing behind');
    completed.add(container);
  }

  /** Called with the versions in the registry, and again with the manifest, which also lists the used exports. */
  function demandCompatible(manifest: Parameters<typeof incompatibleReason>[0]): void {
    const reason = incompatibleReason(manifest, offer);
    if (reason) throw new IncompatibleError(reason);
  }

  /** webpack's own error for a missing chunk has neither status nor cause. */
  async function explainChunk(cause: unknown): Promise<never> {
    const { name, type, request } = (cause ?? {}) as { name?: string; type?: string; request?: string };
    if (name !== 'ChunkLoadError' || request === undefined) throw cause;
    if (type === 'timeout') throw new ScriptError('timeout', request, { cause });
    throw await scripts.diagnose(request);
  }

  return {
    async load(release, binding, limit) {
      const progress: Progress = { stage: 'compatibility', scripts: [] };
      try {
        return await withDeadline(runStages(release, binding, progress).catch(explainChunk), limit);
      } catch (cause) {
        scripts.abandon(progress.scripts);
        const { name, version } = release.manifest;
        throw new AreaError({ area: name, version, stage: progress.stage, ...classify(cause) }, { cause });
      }
    },
    loadedModule: ({ manifest }) => modules.get(manifest.container),
  };
}

// The host has no form of its own, but the next click in an area usually opens one. The panel that needs the code
// fetches it again and shows the failure.
function fetchLaterDoors(): void {
  const doors = [import('@console/ui/form'), import('@console/ui/record'), import('@console/ui/jobs')];
  Promise.all(doors).catch(() => undefined);
}

class IncompatibleError extends Error {}

function classify(cause: unknown): { failure: AreaFailure; detail?: string } {
  if (cause instanceof IncompatibleError) return { failure: 'incompatible', detail: cause.message };
  if (cause instanceof DeadlineError) return { failure: 'timeout' };
  if (cause instanceof ScriptError) return { failure: cause.failure, detail: cause.detail };
  return { failure: 'code', detail: cause instanceof Error ? cause.message : String(cause) };
}
