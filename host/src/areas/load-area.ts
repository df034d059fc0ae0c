import { type AreaModule, type AreaRelease, type Load, whyIncompatible } from '@console/contract';
import type { ComponentType } from 'react';
import { AreaError, type AreaFailure, type AreaStage } from './area-error';
import { hasContainer, loadExposed, offeredVersions } from './federation-runtime';
import { diagnose, loadScript, preloadScripts, refetchFailed, ScriptError } from './load-script';

/** The longest anyone waits for an area before the panel says so, whichever stage it hangs in. */
const DEADLINE = 8_000;

/** Time for an area's first page to be drawn before anything is fetched for the next one. */
const FORMS_DELAY = 1_500;

const modules = new Map<string, AreaModule>();

/** Picks one binding's loader out of an area's module. */
export type Pick<Props> = (module: AreaModule) => Load<Props> | undefined;

/**
 * One component of an area: entry script, exposed module, then the component's own code. Rejects with
 * `AreaError` after 8 s at the latest. Nothing of a failure is kept, so calling again refetches.
 */
export async function loadComponent<Props>(
  release: AreaRelease,
  pick: Pick<Props>,
  chunks: readonly string[] = [],
): Promise<ComponentType<Props>> {
  const progress: Progress = { stage: 'compatibility' };
  try {
    return await withinDeadline(throughStages(release, pick, chunks, progress).catch(explainChunk));
  } catch (cause) {
    const { name, version } = release.manifest;
    const error = new AreaError({ area: name, version, stage: progress.stage, ...classify(cause) }, { cause });
    // To whoever listens for errors of the page; the message holds no query and so no token.
    reportError(error);
    throw error;
  }
}

/** The area's module if it has been loaded, for its prefetch functions. */
export function loadedModule({ manifest }: AreaRelease): AreaModule | undefined {
  return modules.get(manifest.container);
}

interface Progress {
  stage: AreaStage;
}

async function throughStages<Props>(
  release: AreaRelease,
  pick: Pick<Props>,
  chunks: readonly string[],
  progress: Progress,
) {
  const { baseUrl, manifest } = release;
  const misfit = whyIncompatible(manifest, offeredVersions());
  if (misfit) throw new IncompatibleError(misfit);

  progress.stage = 'entry';
  await refetchFailed(Object.keys(manifest.files).map((file) => baseUrl + file));
  const entry = baseUrl + manifest.entry;
  if (!hasContainer(manifest.container)) {
    preloadScripts([...manifest.preload, ...chunks].map((file) => baseUrl + file));
    await loadEntry(manifest.container, entry);
  }

  progress.stage = 'module';
  const module = modules.get(manifest.container) ?? (await loadExposed(manifest.container, entry));
  modules.set(manifest.container, module);
  setTimeout(fetchForms, FORMS_DELAY);

  progress.stage = 'page';
  const load = pick(module);
  if (!load) throw new Error('its module lacks what its manifest promises');
  return load();
}

// The host has no form of its own; naming the entry here makes its build bring it for the areas. A failure is
// the panel's to tell, which asks again.
function fetchForms(): void {
  import('@console/ui/form').catch(() => undefined);
}

const entries = new Map<string, Promise<void>>();

/** Pages and slots of one area may ask at the same time; the entry runs once. */
function loadEntry(container: string, url: string): Promise<void> {
  const running = entries.get(container);
  if (running) return running;
  const entry = loadScript(url)
    .then(() => {
      if (!hasContainer(container)) throw new ScriptError('code', 'its entry script left nothing behind');
    })
    .finally(() => entries.delete(container));
  entries.set(container, entry);
  return entry;
}

class IncompatibleError extends Error {}

class DeadlineError extends Error {}

function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), DEADLINE);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** webpack's own error for a chunk that did not arrive says neither status nor cause. */
async function explainChunk(cause: unknown): Promise<never> {
  const { name, type, request } = (cause ?? {}) as { name?: string; type?: string; request?: string };
  if (name !== 'ChunkLoadError' || request === undefined) throw cause;
  if (type === 'timeout') throw new ScriptError('timeout', request, { cause });
  throw await diagnose(request);
}

function classify(cause: unknown): { failure: AreaFailure; detail?: string } {
  if (cause instanceof IncompatibleError) return { failure: 'incompatible', detail: cause.message };
  if (cause instanceof DeadlineError) return { failure: 'timeout' };
  if (cause instanceof ScriptError) return { failure: cause.failure, detail: cause.detail };
  return { failure: 'code', detail: cause instanceof Error ? cause.message : String(cause) };
}
