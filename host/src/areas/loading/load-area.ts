import type { AreaRelease, RegistryArea } from '@console/contract';
import type { ComponentType } from 'react';
import type { AreaError } from './area-error';
import { areaStatus, noteStatus, runningRelease, stayWith } from './area-status';
import { deadline } from './deadline';
import { type Binding, loadFromRelease } from './load-release';
import { report, tell } from './telemetry';

/**
 * One component of an area. While nothing of the area runs in this tab, the previous version takes over from one that
 * cannot be loaded; from then on the tab stays with what it has. Rejects with `AreaError` after 8 s at the latest.
 */
export async function loadComponent<Props>(area: RegistryArea, binding: Binding<Props>): Promise<ComponentType<Props>> {
  const { name } = area.current.manifest;
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const left = () => deadline.whole() - elapsed();

  async function open(release: AreaRelease, limit: number): Promise<ComponentType<Props>> {
    const component = await loadFromRelease(release, binding, limit);
    // Another page was quicker, with another version; this one follows it.
    const first = runningRelease(name);
    return !stayWith(release) && first ? loadFromRelease(first, binding, left()) : component;
  }

  const release = runningRelease(name) ?? area.current;
  const spare = runningRelease(name) ? undefined : area.previous;
  beginning(release);
  try {
    const component = await open(release, spare ? deadline.first() : deadline.whole());
    begun(release, elapsed());
    return component;
  } catch (cause) {
    const error = cause as AreaError;
    const replacement = spare && (await open(spare, left()).catch(() => undefined));
    if (spare && replacement) {
      begun(spare, elapsed(), error);
      report(error, { outcome: 'replaced', duration: elapsed() });
      return replacement;
    }
    if (!runningRelease(name)) noteStatus(name, { state: 'failed', version: error.version, error });
    report(error, { outcome: 'failed', duration: elapsed() });
    throw error;
  }
}

function beginning({ manifest: { name, version } }: AreaRelease): void {
  if (areaStatus(name)?.state !== 'running') noteStatus(name, { state: 'loading', version });
}

/** @param error why the release that was meant to run does not */
function begun({ manifest: { name, version } }: AreaRelease, duration: number, error?: AreaError): void {
  if (areaStatus(name)?.state === 'running') return;
  noteStatus(name, { state: 'running', version, loadTime: duration, ...(error ? { error } : {}) });
  if (!error) tell({ area: name, version, outcome: 'loaded', stage: 'page', duration });
}
