import { DeadlineError, withDeadline } from '@console/browser';
import {
  type AreaManifest,
  type AreaModule,
  type AreaRelease,
  type HostOffer,
  incompatibleReason,
} from '@console/contract';
import { addWords, type Catalogue, language } from '@console/words';
import { sayTextsMissing } from '../../texts-missing';
import { AreaError, type AreaStage } from './area-error';
import type { AreaManifests } from './area-manifests';
import { inspect, ScriptError } from './inspect-file';
import type { ScriptLoader } from './load-script';

export interface Binding<Code> {
  /** Files fetched beside the entry. */
  chunks: (manifest: AreaManifest) => readonly string[];
  pick: (module: AreaModule) => (() => Promise<Code>) | undefined;
}

export interface ReleaseTools {
  offer: HostOffer;
  scripts: ScriptLoader;
  loadExposed: (container: string) => Promise<AreaModule>;
}

interface Progress {
  stage: AreaStage;
  /** Empty before the manifest is read. */
  scripts: readonly string[];
}

/** The area's first page comes first. */
const FORMS_DELAY = 1_500;

export function createReleaseLoader(manifests: AreaManifests, tools: ReleaseTools) {
  const { offer, scripts, loadExposed } = tools;
  const modules = new Map<string, AreaModule>();
  /** A failed entry may have set the container too. */
  const completed = new Set<string>();
  const entries = new Map<string, Promise<void>>();
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

  /** Once, before its modules run; a failed file once more past the cache. Never rejects: the page says that texts are missing. */
  function addTexts(baseUrl: string, { container, words = {}, files }: AreaManifest): Promise<void> {
    const file = words[language()];
    if (!file) return Promise.resolve();
    const options = { type: /json/, integrity: files[file], timeout: scripts.timeout / 2 };
    const read = async (cache: RequestCache) => {
      const content = await inspect(baseUrl + file, { ...options, cache });
      addWords(language(), JSON.parse(new TextDecoder().decode(content)) as Catalogue);
    };
    const added =
      texts.get(container) ??
      read('default')
        .catch((error: Partial<ScriptError>) => {
          // A second wait would use up the area's time.
          if (error.failure === 'timeout') throw error;
          return read('reload');
        })
        .catch((error: unknown) => {
          reportError(error);
          sayTextsMissing();
        });
    texts.set(container, added);
    return added;
  }

  /** Parallel pages and slots share a run; only a failure runs the entry again. */
  async function runEntry(container: string, url: string): Promise<void> {
    if (completed.has(container)) return;
    const running = entries.get(container) ?? scripts.load(url).finally(() => entries.delete(container));
    entries.set(container, running);
    await running;
    if (!(container in globalThis)) throw new ScriptError('code', 'its entry script left nothing behind');
    completed.add(container);
  }

  /** Checks the registry's versions, then the manifest, which lists used exports. */
  function demandCompatible(manifest: Parameters<typeof incompatibleReason>[0]): void {
    const reason = incompatibleReason(manifest, offer);
    if (reason) throw new IncompatibleError(reason);
  }

  /** webpack's own error for a missing chunk has neither status nor cause. */
  async function explainChunk(cause: unknown): Promise<never> {
    const { name, type, request } = (cause ?? {}) as { name?: string; type?: string; request?: string };
    if (name !== 'ChunkLoadError' || request === undefined) throw cause;
    if (type === 'timeout') throw new ScriptError('timeout', request, { cause, code: 'timeout' });
    throw await scripts.diagnose(request);
  }

  return {
    /** Manifest, entry, module, code. Rejects with `AreaError` within `limit` milliseconds; calling again refetches. */
    async load<Code>(release: AreaRelease, binding: Binding<Code>, limit: number): Promise<Code> {
      const progress: Progress = { stage: 'compatibility', scripts: [] };
      try {
        return await withDeadline(runStages(release, binding, progress).catch(explainChunk), limit);
      } catch (cause) {
        scripts.abandon(progress.scripts);
        const { name, version } = release.manifest;
        throw new AreaError({ area: name, version, stage: progress.stage, ...classify(cause) }, { cause });
      }
    },
    /** Gives access to prefetch functions. */
    loadedModule: ({ manifest }: AreaRelease) => modules.get(manifest.container),
  };
}

// The next click in an area usually opens a form. A failure is shown by the panel that needs the code.
function fetchLaterDoors(): void {
  const doors = [import('@console/ui/form'), import('@console/ui/record'), import('@console/ui/jobs')];
  Promise.all(doors).catch(() => undefined);
}

class IncompatibleError extends Error {}

function classify(cause: unknown): Pick<ScriptError, 'failure' | 'code'> & { detail?: string } {
  if (cause instanceof IncompatibleError) return { failure: 'incompatible', detail: cause.message, code: undefined };
  if (cause instanceof DeadlineError) return { failure: 'timeout', code: 'timeout' };
  if (cause instanceof ScriptError) return cause;
  return { failure: 'code', code: undefined, detail: cause instanceof Error ? cause.message : String(cause) };
}
