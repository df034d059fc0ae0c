import type { QueryClient } from '@console/query';
import { announce } from '../feedback/Announcer';
import { showFailure } from '../toasts/show-failure';
import { toast } from '../toasts/toast';
import { beginSave, endSave, type SaveState } from '../unsaved/open-forms';
import type { JobDefinition } from './job-definition';
import { dropStoredJob, storedJobs, storeJob, storeStep } from './job-storage';

/** A background job, as screens see it. It leaves the list when it is done, stopped or discarded. */
export interface Job {
  id: string;
  kind: string;
  label: string;
  href: string;
  noun: string;
  done: number;
  total: number;
  /** `interrupted` was cut off by a reload. */
  state: 'running' | 'stopping' | 'failed' | 'interrupted';
  /** False after a reload until the page that the job belongs to has been opened. */
  canGoOn: boolean;
  runsOnServer: boolean;
}

/** What knows how to do a job. */
interface Worker {
  definition: JobDefinition<unknown>;
  client: QueryClient;
}

interface Entry {
  job: Job;
  input: unknown;
  worker?: Worker | undefined;
  abort?: AbortController;
}

/*
 * Jobs stand outside of all components, so that they go on, and tell their outcome, wherever the person goes.
 */
const entries = new Map<string, Entry>();
const workers = new Map<string, Worker>();
const listeners = new Set<() => void>();
let jobs: readonly Job[] = [];

for (const { input, ...stored } of storedJobs()) {
  const job: Job = { ...stored, state: 'interrupted', canGoOn: false, runsOnServer: false };
  entries.set(job.id, { job, input });
}
notify();

function notify() {
  jobs = [...entries.values()].map(({ job }) => job);
  for (const listener of listeners) listener();
}

function change(entry: Entry, part: Partial<Job>) {
  entry.job = { ...entry.job, ...part };
  notify();
}

function remove(id: string) {
  entries.delete(id);
  dropStoredJob(id);
  notify();
}

export const allJobs = (): readonly Job[] => jobs;
export const findJob = (id: string): Job | undefined => entries.get(id)?.job;

export function subscribeJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From here on jobs of this kind that a reload has cut off can be gone on with; those on the server are at once. */
export function registerJob<Input>(definition: JobDefinition<Input>, client: QueryClient): void {
  const worker = { definition: definition as JobDefinition<unknown>, client };
  workers.set(definition.kind, worker);
  for (const entry of entries.values()) {
    if (entry.job.kind !== definition.kind || entry.worker) continue;
    entry.worker = worker;
    change(entry, { canGoOn: true, runsOnServer: definition.runsOnServer ?? false });
    if (definition.runsOnServer) goOnWithJob(entry.job.id);
  }
}

/** Starts a job. While one of the same id has not ended, nothing is started. */
export function startJob<Input>(id: string, definition: JobDefinition<Input>, input: Input, client: QueryClient): void {
  if (isBusy(id)) return;
  const { kind, noun, isResumable = false, runsOnServer = false } = definition;
  const { label, href } = definition.describe(input);
  const job: Job = { id, kind, noun, label, href, done: 0, total: 0, state: 'running', canGoOn: true, runsOnServer };
  const entry: Entry = { job, input, worker: { definition: definition as JobDefinition<unknown>, client } };
  entries.set(id, entry);
  dropStoredJob(id);
  if (isResumable) storeJob({ id, kind, noun, label, href, done: 0, total: 0, input });
  void run(entry);
}

/** Goes on with a job that has failed or was cut off, from where it was. */
export function goOnWithJob(id: string): void {
  const entry = entries.get(id);
  if (entry?.worker && !isBusy(id)) void run(entry);
}

/** Ends a job between two of its steps. */
export function stopJob(id: string): void {
  const entry = entries.get(id);
  if (entry?.job.state === 'running') change(entry, { state: 'stopping' });
}

/** Forgets what is left of a job that does not run. */
export function discardJob(id: string): void {
  if (!isBusy(id)) remove(id);
}

/** Forgets all jobs and ends those that run without a word; the host calls it when somebody signs out. */
export function clearJobs(): void {
  for (const { job, abort } of entries.values()) {
    abort?.abort();
    remove(job.id);
  }
}

const isBusy = (id: string) => ['running', 'stopping'].includes(entries.get(id)?.job.state ?? '');

async function run(entry: Entry): Promise<void> {
  const { input, worker } = entry;
  if (!worker) return;
  const { definition, client } = worker;
  const { label, saved, failed } = definition.describe(input);
  const abort = new AbortController();
  entry.abort = abort;
  const { signal } = abort;
  // Closing the page would cut it off, as it would a save: the leave guard asks for both.
  const guard: SaveState = { status: 'idle', forms: 0, underWay: 0 };
  if (!definition.runsOnServer) {
    beginSave(guard);
    // At once, and not when the batch that is under way has been answered.
    signal.addEventListener('abort', () => endSave(guard));
  }
  change(entry, { state: 'running' });
  announce(label);

  try {
    for await (const step of definition.steps(input, { done: entry.job.done, signal })) {
      if (signal.aborted) return;
      change(entry, step);
      if (definition.isResumable) storeStep(entry.job);
      if (entry.job.state === 'stopping') break;
    }
    const { id, done, total } = entry.job;
    remove(id);
    if (done < total) toast.info('Stopped', { description: sayHowFar(entry.job) });
    else toast[saved.kind ?? 'success'](saved.title, saved);
  } catch (error) {
    if (signal.aborted) return;
    change(entry, { state: 'failed' });
    showFailure(error, failed, entry.job.done > 0 ? { description: sayHowFar(entry.job) } : undefined);
  } finally {
    if (!signal.aborted) {
      if (guard.underWay > 0) endSave(guard);
      await definition.onSettled?.(client, input);
    }
  }
}

function sayHowFar({ done, total, noun }: Job): string {
  const [some, all] = [done.toLocaleString('en-GB'), total.toLocaleString('en-GB')];
  return `${some} of ${all} ${noun} are done and stay so. The others are as they were.`;
}
