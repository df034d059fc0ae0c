import type { AreaRelease, RegistryArea } from '@console/contract';
import type { ComponentType } from 'react';
import type { AreaError } from './area-error';
import { areaStatus, fixRelease, runningRelease, setAreaStatus } from './area-status';
import { deadline } from './deadline';
import { type Binding, loadFromRelease } from './load-release';
import { reportFailure, sendEvent } from '../../reports/area-reports';

/**
 * Loads one component of an area. As long as no version of the area runs in this tab, the previous version is the
 * fallback for one that cannot be loaded; after that the tab keeps its version. Rejects with `AreaError`, after 8 s at
 * the latest.
 */
export async function loadComponent<Props>(area: RegistryArea, binding: Binding<Props>): Promise<ComponentType<Props>> {
  const { name } = area.current.manifest;
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const remaining = () => deadline.total() - elapsed();

  async function open(release: AreaRelease, limit: number): Promise<ComponentType<Props>> {
    const component = await loadFromRelease(release, binding, limit);
    // Another page of the area has loaded another version meanwhile; use that one.
    const first = runningRelease(name);
    return !fixRelease(release) && first ? loadFromRelease(first, binding, remaining()) : component;
  }

  const release = runningRelease(name) ?? area.current;
  const fallback = runningRelease(name) ? undefined : area.previous;
  noteLoading(release);
  try {
    const component = await open(release, fallback ? deadline.withFallback() : deadline.total());
    noteRunning(release, elapsed());
    return component;
  } catch (cause) {
    const error = cause as AreaError;
    const replacement = fallback && (await open(fallback, remaining()).catch(() => undefined));
    if (fallback && replacement) {
      noteRunning(fallback, elapsed(), error);
      reportFailure(error, { outcome: 'replaced', duration: elapsed() });
      return replacement;
    }
    if (!runningRelease(name)) setAreaStatus(name, { state: 'failed', version: error.version, error });
    reportFailure(error, { outcome: 'failed', duration: elapsed() });
    throw error;
  }
}

function noteLoading({ manifest: { name, version } }: AreaRelease): void {
  if (areaStatus(name)?.state !== 'running') setAreaStatus(name, { state: 'loading', version });
}

/** @param error why the release that was meant to run does not */
function noteRunning({ manifest: { name, version } }: AreaRelease, duration: number, error?: AreaError): void {
  if (areaStatus(name)?.state === 'running') return;
  setAreaStatus(name, { state: 'running', version, loadTime: duration, ...(error ? { error } : {}) });
  if (!error) sendEvent({ area: name, version, outcome: 'loaded', stage: 'page', duration });
}
