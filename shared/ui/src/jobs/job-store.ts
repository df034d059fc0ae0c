import { createStore, onStorageOwner } from '@console/browser';
import type { QueryClient } from '@console/query';
import { formatCount, t } from '@console/words';
import { announce } from '../feedback/Announcer';
import type { SaveReport } from '../form/use-save';
import { canTryAgain } from '../format/failure-words';
import { showFailure } from '../toasts/show-failure';
import { toast } from '../toasts/toast';
import { beginSave, endSave, type SaveState } from '../unsaved/open-forms';
import type { Job, JobDefinition, JobReport, JobStep, JobWords } from './job-definition';
import { dropStoredJob, storedJobs, storeJob, storeStep } from './job-storage';

/** The definition that can run a job. */
interface Worker {
  definition: JobDefinition<unknown, unknown>;
  client: QueryClient;
}

interface Entry {
  job: Job;
  input: unknown;
  worker?: Worker | undefined;
  abort?: AbortController;
}

/*
 * Jobs live outside of all components, so that they go on, and report their outcome, on every page.
 */
const entries = new Map<string, Entry>();
const workers = new Map<string, Worker>();
/** The report of the last job of each id; it stays after the job has ended, until the next one starts. */
const reports = new Map<string, JobReport<unknown>>();
/** How many mounted screens use the job of an id. */
const watchers = new Map<string, number>();
/** The jobs of `entries`. A report changes before its job does, so this store reports both. */
export const jobStore = createStore<readonly Job[]>(() => []);

restore();
onStorageOwner(() => {
  forgetJobs();
  restore();
});

/** Restores this tab's stored jobs of the signed-in person. */
function restore() {
  for (const { input, results, ...stored } of storedJobs()) {
    const job: Job = { ...stored, state: stored.runsOnServer ? 'running' : 'interrupted', canGoOn: false };
    entries.set(job.id, { job, input });
    reports.set(job.id, { done: job.done, total: job.total, results });
  }
  notify();
  for (const kind of workers.keys()) takeUp(kind);
}

/** Aborts running jobs without a message. Stored jobs stay in storage, for their owner. */
function forgetJobs() {
  for (const { abort } of entries.values()) abort?.abort();
  entries.clear();
  reports.clear();
  notify();
}

function notify() {
  const jobs = [...entries.values()].map(({ job }) => job);
  jobStore.setState(jobs, true);
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

export const findJob = (id: string): Job | undefined => entries.get(id)?.job;
export const reportOf = (id: string): JobReport<unknown> | undefined => reports.get(id);

/** Marks the job's results as shown by a mounted screen, until the returned function is called. */
export function watchJob(id: string): () => void {
  watchers.set(id, (watchers.get(id) ?? 0) + 1);
  return () => watchers.set(id, (watchers.get(id) ?? 0) - 1);
}

/** Makes interrupted jobs of this kind resumable; those on the server are resumed at once. */
export function registerJob<Input, Result>(definition: JobDefinition<Input, Result>, client: QueryClient): void {
  workers.set(definition.kind, { definition: definition as JobDefinition<unknown, unknown>, client });
  takeUp(definition.kind);
}

function takeUp(kind: string) {
  for (const entry of entries.values()) {
    if (entry.job.kind !== kind || entry.worker) continue;
    entry.worker = workers.get(kind);
    change(entry, { canGoOn: true });
    if (entry.job.runsOnServer) void run(entry);
  }
}

/** Starts a job, unless one of the same id is running. */
export function startJob<Input, Result>(
  id: string,
  definition: JobDefinition<Input, Result>,
  input: Input,
  client: QueryClient,
  onEnd?: (report: JobReport<Result>) => void,
): void {
  if (isBusy(id)) return;
  const { kind, isResumable = false, runsOnServer = false } = definition;
  const { label, href } = definition.describe(input);
  const job: Job = { id, kind, label, href, done: 0, total: 0, state: 'running', canGoOn: true, runsOnServer };
  const entry: Entry = { job, input, worker: { definition: definition as JobDefinition<unknown, unknown>, client } };
  entries.set(id, entry);
  reports.set(id, NOTHING_DONE);
  dropStoredJob(id);
  if (isResumable) storeJob({ id, kind, label, href, runsOnServer, done: 0, total: 0, input, results: [] });
  void run(entry).then(() => {
    const report = reports.get(id);
    if (report) onEnd?.(report as JobReport<Result>);
  });
}

/** Resumes a failed or interrupted job at its last step. */
export function goOnWithJob(id: string): void {
  const entry = entries.get(id);
  if (entry?.worker && !isBusy(id)) void run(entry);
}

/** Ends a job after its current step. */
export function stopJob(id: string): void {
  const entry = entries.get(id);
  if (entry?.job.state === 'running') change(entry, { state: 'stopping' });
}

/** Deletes a job that does not run, with its results. */
export function discardJob(id: string): void {
  if (isBusy(id)) return;
  reports.delete(id);
  remove(id);
}

/** Deletes all jobs and aborts running ones without a message; the host calls it at sign-out. */
export function clearJobs(): void {
  for (const id of entries.keys()) dropStoredJob(id);
  forgetJobs();
}

const NOTHING_DONE: JobReport<unknown> = { done: 0, total: 0, results: [] };

const isBusy = (id: string) => ['running', 'stopping'].includes(entries.get(id)?.job.state ?? '');

async function run(entry: Entry): Promise<void> {
  const { input, worker } = entry;
  if (!worker) return;
  const { definition, client } = worker;
  const { label, saved, failed } = definition.describe(input);
  const abort = new AbortController();
  entry.abort = abort;
  const { signal } = abort;
  // Closing the page would interrupt the job like a save, so the leave guard treats it as one.
  const guard: SaveState = { status: 'idle', forms: 0, underWay: 0 };
  if (!definition.runsOnServer) {
    beginSave(guard);
    // At once, because the current batch may be answered late.
    signal.addEventListener('abort', () => endSave(guard));
  }
  const topic = `job ${entry.job.id}`;
  toast.withdraw(topic);
  change(entry, { state: 'running' });
  announce(label);

  try {
    const { results } = reports.get(entry.job.id) ?? NOTHING_DONE;
    for await (const step of definition.steps(input, { done: entry.job.done, results, signal, client })) {
      if (signal.aborted) return;
      const report = takeStep(entry.job.id, step);
      change(entry, { done: step.done, total: step.total });
      if (definition.isResumable) storeStep(entry.job.id, report);
      if (entry.job.state === 'stopping') break;
    }
    const { id, done, total } = entry.job;
    remove(id);
    if (done < total) toast.info(t('Stopped'), outcomeOf(entry));
    else for (const report of reportsOf(saved, id)) toast[report.kind ?? 'success'](report.title, report);
  } catch (error) {
    if (signal.aborted) return;
    if (definition.leavesNothing) remove(entry.job.id);
    else change(entry, { state: 'failed' });
    // Only jobs without partial effects start again from the toast; the others are resumed where they are shown.
    const tryAgain = { label: t('Try again'), onClick: () => startJob(entry.job.id, definition, input, client) };
    showFailure(error, failed, {
      topic,
      ...(entry.job.done > 0 && outcomeOf(entry)),
      ...(definition.leavesNothing && !definition.runsOnServer && canTryAgain(error) && { action: tryAgain }),
    });
  } finally {
    if (!signal.aborted) {
      if (guard.underWay > 0) endSave(guard);
      await definition.onSettled?.(client, input);
    }
  }
}

function takeStep(id: string, { done, total, results = [] }: JobStep<unknown>): JobReport<unknown> {
  const report = { done, total, results: [...(reports.get(id)?.results ?? []), ...results] };
  reports.set(id, report);
  return report;
}

function reportsOf(saved: JobWords<unknown>['saved'], id: string): readonly SaveReport[] {
  if (typeof saved !== 'function') return [saved];
  return saved({ results: reports.get(id)?.results ?? [], isWatched: (watchers.get(id) ?? 0) > 0 });
}

function outcomeOf({ job: { done, total }, worker }: Entry): { description: string } | undefined {
  const description = worker?.definition.partlyDone?.(formatCount(done), formatCount(total));
  return description === undefined ? undefined : { description };
}
