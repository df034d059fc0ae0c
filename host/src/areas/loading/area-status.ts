import type { AreaRelease } from '@console/contract';
import { useSyncExternalStore } from 'react';
import type { AreaError } from './area-error';

/** State of an area in this tab. An area that was not opened has no status. */
export interface AreaStatus {
  state: 'loading' | 'running' | 'failed';
  /** The version that runs, or that was tried last. */
  version: string;
  /** Milliseconds until its first page or slot could be drawn. */
  loadTime?: number;
  /** Why it failed, or why the previous version runs instead. */
  error?: AreaError;
}

let statuses: ReadonlyMap<string, AreaStatus> = new Map();
const running = new Map<string, AreaRelease>();
const listeners = new Set<() => void>();

/** Sets the status of an area; `/system` shows it. */
export function setAreaStatus(area: string, status: AreaStatus): void {
  statuses = new Map(statuses).set(area, status);
  for (const listener of listeners) listener();
}

export function areaStatus(area: string): AreaStatus | undefined {
  return statuses.get(area);
}

/** Every area's status, as it changes. */
export function useAreaStatuses(): ReadonlyMap<string, AreaStatus> {
  return useSyncExternalStore(subscribe, () => statuses);
}

/**
 * Fixes the release of an area for this tab. The first release that loads wins, because pages of two versions do not
 * share their state. Returns whether the given release is the fixed one.
 */
export function fixRelease(release: AreaRelease): boolean {
  const { name, container } = release.manifest;
  const first = running.get(name);
  if (first) return first.manifest.container === container;
  running.set(name, release);
  return true;
}

/** The release of an area whose code this tab runs. */
export function runningRelease(area: string): AreaRelease | undefined {
  return running.get(area);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
