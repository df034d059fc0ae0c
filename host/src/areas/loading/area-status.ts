import type { AreaRelease } from '@console/contract';
import { useSyncExternalStore } from 'react';
import type { AreaError } from './area-error';

/** How far an area has come in this tab. One that nobody has opened has no status. */
export interface AreaStatus {
  state: 'loading' | 'running' | 'failed';
  /** The version that runs, or was tried last. */
  version: string;
  /** Milliseconds until its first page or slot could be drawn. */
  loadTime?: number;
  /** Why it failed, or why the previous version runs instead. */
  error?: AreaError;
}

let statuses: ReadonlyMap<string, AreaStatus> = new Map();
const running = new Map<string, AreaRelease>();
const listeners = new Set<() => void>();

/** Notes what has become of an area; `/system` shows it. */
export function noteStatus(area: string, status: AreaStatus): void {
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
 * Makes a release the one that this tab stays with. The first that shows something wins: pages of two versions beside
 * each other would not know each other. Returns whether it is this one.
 */
export function stayWith(release: AreaRelease): boolean {
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
