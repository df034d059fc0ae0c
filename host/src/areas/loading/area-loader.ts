import { createStore } from '@console/browser';
import type { AreaManifest, AreaRelease, AreaReport, RegistryArea } from '@console/contract';
import type { AreaError } from './area-error';
import { type AreaSigners, createAreaManifests } from './area-manifests';
import type { Deadlines } from './deadline';
import { type Binding, createReleaseLoader, type ReleaseTools } from './load-release';

/** Absent = not opened in this tab. */
export interface AreaStatus {
  state: 'loading' | 'running' | 'failed';
  /** The running version, or the last attempt. */
  version: string;
  /** Milliseconds until the first page or slot. */
  loadTime?: number;
  /** Why the area failed, or why the previous version runs. */
  error?: AreaError;
}

/** Nothing about the user: no address, message or token. */
export type AreaEvent = Pick<AreaReport, 'area' | 'version' | 'outcome' | 'stage' | 'duration' | 'failure'>;

export interface AreaReports {
  event: (event: AreaEvent) => void;
  failure: (error: AreaError, how: Pick<AreaEvent, 'outcome' | 'duration'>) => void;
}

export interface AreaLoaderOptions extends ReleaseTools {
  deadlines: Deadlines;
  reports: AreaReports;
  signers?: AreaSigners;
}

export type AreaLoader = ReturnType<typeof createAreaLoader>;

/** Holds a tab's versions, and each area's state. */
export function createAreaLoader({ deadlines, reports, signers, ...tools }: AreaLoaderOptions) {
  tools.scripts.timeout = deadlines.script;
  const manifests = createAreaManifests(tools.scripts, signers);
  const releases = createReleaseLoader(manifests, tools);
  const statuses = createStore<ReadonlyMap<string, AreaStatus>>(() => new Map());
  const running = new Map<string, AreaRelease>();

  const isRunning = (area: string) => statuses.getState().get(area)?.state === 'running';
  const setStatus = (area: string, status: AreaStatus) =>
    statuses.setState(new Map(statuses.getState()).set(area, status), true);

  /** The first release to load wins, because versions share no state. */
  function fix(release: AreaRelease): AreaRelease {
    const { name } = release.manifest;
    const fixed = running.get(name) ?? release;
    running.set(name, fixed);
    return fixed;
  }

  /** @param error why the intended release does not run */
  function noteRunning({ manifest: { name, version } }: AreaRelease, duration: number, error?: AreaError): void {
    if (isRunning(name)) return;
    setStatus(name, { state: 'running', version, loadTime: duration, ...(error ? { error } : {}) });
    if (!error) reports.event({ area: name, version, outcome: 'loaded', stage: 'page', duration });
  }

  /**
   * Falls back to the previous version until one runs in this tab, which then stays. Rejects with `AreaError`, at the
   * deadline at the latest.
   */
  async function load<Code>(area: RegistryArea, binding: Binding<Code>): Promise<Code> {
    const { name } = area.current.manifest;
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const remaining = () => deadlines.total - elapsed();

    async function open(release: AreaRelease, limit: number): Promise<Code> {
      const code = await releases.load(release, binding, limit);
      const fixed = fix(release);
      // Another page may have fixed another version.
      const isOther = fixed.manifest.container !== release.manifest.container;
      return isOther ? releases.load(fixed, binding, remaining()) : code;
    }

    const release = running.get(name) ?? area.current;
    const fallback = running.has(name) ? undefined : area.previous;
    if (!isRunning(name)) setStatus(name, { state: 'loading', version: release.manifest.version });
    try {
      const code = await open(release, fallback ? deadlines.withFallback : deadlines.total);
      noteRunning(release, elapsed());
      return code;
    } catch (cause) {
      const error = cause as AreaError;
      const replacement = fallback && (await open(fallback, remaining()).catch(() => undefined));
      if (fallback && replacement) {
        noteRunning(fallback, elapsed(), error);
        reports.failure(error, { outcome: 'replaced', duration: elapsed() });
        return replacement;
      }
      if (!running.has(name)) setStatus(name, { state: 'failed', version: error.version, error });
      reports.failure(error, { outcome: 'failed', duration: elapsed() });
      throw error;
    }
  }

  return {
    deadlines,
    offer: tools.offer,
    reports,
    statuses,
    load,
    runningRelease: (area: string) => running.get(area),
    loadedModule: releases.loadedModule,
    /** The user has agreed: its scripts may run. */
    addOverride: (baseUrl: string, manifest: AreaManifest) => manifests.add(baseUrl, manifest, true),
  };
}
