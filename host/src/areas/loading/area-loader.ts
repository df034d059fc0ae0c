import { createStore, type StoreApi } from '@console/browser';
import type { AreaManifest, AreaRelease, AreaReport, RegistryArea } from '@console/contract';
import type { AreaError } from './area-error';
import { type AreaSigners, createAreaManifests } from './area-manifests';
import type { Deadlines } from './deadline';
import { type Binding, createReleaseLoader, type ReleaseLoader, type ReleaseTools } from './load-release';

/** State of an area in this tab. An area that was not opened has no status. */
export interface AreaStatus {
  state: 'loading' | 'running' | 'failed';
  /** The running version, or the last one that was tried. */
  version: string;
  /** Milliseconds until its first page or slot could be drawn. */
  loadTime?: number;
  /** The reason of the failure, or of running the previous version. */
  error?: AreaError;
}

/** How one attempt to open an area ended. Carries nothing about the user: no address, no message, no token. */
export type AreaEvent = Pick<AreaReport, 'area' | 'version' | 'outcome' | 'stage' | 'duration' | 'failure'>;

/** Receives the reports of the loader. */
export interface AreaReports {
  event: (event: AreaEvent) => void;
  failure: (error: AreaError, how: Pick<AreaEvent, 'outcome' | 'duration'>) => void;
}

/** The page's objects that the loader uses. */
export interface AreaLoaderOptions extends ReleaseTools {
  deadlines: Deadlines;
  reports: AreaReports;
  signers?: AreaSigners;
}

/**
 * Loads the code of areas. One for each tab: it has the versions that the tab runs, and the state of every area that was
 * opened in it.
 */
export interface AreaLoader
  extends Pick<AreaLoaderOptions, 'deadlines' | 'offer' | 'reports'>,
    Pick<ReleaseLoader, 'loadedModule'> {
  /** The state of each area; `/system` shows it. */
  readonly statuses: StoreApi<ReadonlyMap<string, AreaStatus>>;
  /**
   * Loads the code of one page or slot of an area. As long as no version of the area runs in this tab, the previous version is the
   * fallback for one that cannot be loaded; after that the tab keeps its version. Rejects with `AreaError`, at the
   * deadline at the latest.
   */
  load: <Code>(area: RegistryArea, binding: Binding<Code>) => Promise<Code>;
  /** The release of an area whose code this tab runs. */
  runningRelease: (area: string) => AreaRelease | undefined;
  /** Adds the manifest of an override, whose scripts may run from now on: the user has agreed to it. */
  addOverride: (baseUrl: string, manifest: AreaManifest) => void;
}

export function createAreaLoader({ deadlines, reports, signers, ...tools }: AreaLoaderOptions): AreaLoader {
  // Until the configuration is read, the document's script loader has the default limit.
  tools.scripts.timeout = deadlines.script;
  const manifests = createAreaManifests(tools.scripts, signers);
  const releases = createReleaseLoader(manifests, tools);
  const statuses = createStore<ReadonlyMap<string, AreaStatus>>(() => new Map());
  const running = new Map<string, AreaRelease>();

  const isRunning = (area: string) => statuses.getState().get(area)?.state === 'running';
  const setStatus = (area: string, status: AreaStatus) =>
    statuses.setState(new Map(statuses.getState()).set(area, status), true);

  /**
   * Fixes the release of an area for this tab. The first release that loads wins, because pages of two versions do not
   * share their state. Returns the one that is fixed.
   */
  function fix(release: AreaRelease): AreaRelease {
    const { name } = release.manifest;
    const fixed = running.get(name) ?? release;
    running.set(name, fixed);
    return fixed;
  }

  /**
   * Records the version that runs.
   * @param error why the intended release does not run
   */
  function noteRunning({ manifest: { name, version } }: AreaRelease, duration: number, error?: AreaError): void {
    if (isRunning(name)) return;
    setStatus(name, { state: 'running', version, loadTime: duration, ...(error ? { error } : {}) });
    if (!error) reports.event({ area: name, version, outcome: 'loaded', stage: 'page', duration });
  }

  async function load<Code>(area: RegistryArea, binding: Binding<Code>): Promise<Code> {
    const { name } = area.current.manifest;
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const remaining = () => deadlines.total - elapsed();

    async function open(release: AreaRelease, limit: number): Promise<Code> {
      const code = await releases.load(release, binding, limit);
      const fixed = fix(release);
      // Another page of the area may have loaded another version in the meantime; use that one.
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
    runningRelease: (area) => running.get(area),
    loadedModule: releases.loadedModule,
    addOverride: (baseUrl, manifest) => manifests.add(baseUrl, manifest, true),
  };
}
