import { createStore, onStorageOwner } from '@console/browser';
import type { QueryClient } from '@console/query';
import { formatCount, t } from '@console/words';
import { announce } from '../feedback/Announcer';
import type { SaveReport } from '../form/use-save';
import { showFailure } from '../toasts/show-failure';
import { toast } from '../toasts/toast';
import { newSave, noteSave } from '../unsaved/open-forms';
import type { Job, JobDefinition, JobEnd, JobReport, JobStep, JobWords } from './job-definition';
import { dropStoredJob, storedJobs, storeJob, storeStep } from './job-storage';

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

interface Watcher {
  onEnd?: ((end: JobEnd<unknown, unknown>) => void) | undefined;
}

/* Jobs continue and report on every page. */
const entries = new Map<string, Entry>();
const workers = new Map<string, Worker>();
/** Keeps reports until the next job starts. */
const reports = new Map<string, JobReport<unknown>>();
const watchers = new Map<string, Set<Watcher>>();
const ends = new Map<string, JobEnd<unknown, unknown>>();
/** A report changes before its job, so this store signals both. */
export const jobStore = createStore<readonly Job[]>(() => []);

restore();
onStorageOwner(() => {
  forgetJobs();
  restore();
});

function restore() {
  for (const { input, results, ...stored } of storedJobs()) {
    const job: Job = { ...stored, state: stored.runsOnServer ? 'running' : 'interrupted', canGoOn: false };
    entries.set(job.id, { job, input });
    reports.set(job.id, { done: job.done, total: job.total, results });
  }
  notify();
  for (const kind of workers.keys()) takeUp(kind);
}

/** Leaves stored jobs to their owner. */
function forgetJobs() {
  for (const { abort } of entries.values()) abort?.abort();
  entries.clear();
  reports.clear();
  ends.clear();
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

/** Delivers an earlier end too. */
export function watchJob(id: string, onEnd?: Watcher['onEnd']): () => void {
  const watcher = { onEnd };
  const all = watchers.get(id) ?? new Set();
  watchers.set(id, all.add(watcher));
  deliverEnd(id);
  return () => all.delete(watcher);
}

function noteEnd({ job: { id }, input }: Entry) {
  ends.set(id, { input, ...(reports.get(id) ?? NOTHING_DONE) });
  deliverEnd(id);
}

function deliverEnd(id: string) {
  const end = ends.get(id);
  const [onEnd] = [...(watchers.get(id) ?? [])].flatMap((watcher) => watcher.onEnd ?? []);
  if (!end || !onEnd) return;
  ends.delete(id);
  onEnd(end);
}

/** Makes interrupted jobs resumable; server jobs resume at once. */
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

/** Does nothing while a job with this id runs. */
export function startJob<Input, Result>(
  id: string,
  definition: JobDefinition<Input, Result>,
  input: Input,
  client: QueryClient,
  onEnd?: (report: JobReport<Result>) => void,
): void {
  if (isBusy(id)) return;
  const { kind, work = 'batches' } = definition;
  const runsOnServer = work === 'remote';
  const { label, href } = definition.describe(input);
  const job: Job = { id, kind, label, href, done: 0, total: 0, state: 'running', canGoOn: true, runsOnServer };
  const entry: Entry = { job, input, worker: { definition: definition as JobDefinition<unknown, unknown>, client } };
  entries.set(id, entry);
  reports.set(id, NOTHING_DONE);
  dropStoredJob(id);
  if (work !== 'file') storeJob({ id, kind, label, href, runsOnServer, done: 0, total: 0, input, results: [] });
  void run(entry).then(() => {
    const report = reports.get(id);
    if (report) onEnd?.(report as JobReport<Result>);
  });
}

/** Continues at the last step. */
export function goOnWithJob(id: string): void {
  const entry = entries.get(id);
  if (entry?.worker && !isBusy(id)) void run(entry, true);
}

export function stopJob(id: string): void {
  const entry = entries.get(id);
  if (entry?.job.state === 'running') change(entry, { state: 'stopping' });
}

/** Deletes results too. */
export function discardJob(id: string): void {
  if (isBusy(id)) return;
  const entry = entries.get(id);
  if (entry) noteEnd(entry);
  reports.delete(id);
  remove(id);
}

/** Aborts without a message, at sign-out. */
export function clearJobs(): void {
  for (const id of entries.keys()) dropStoredJob(id);
  forgetJobs();
}

const NOTHING_DONE: JobReport<unknown> = { done: 0, total: 0, results: [] };

const isBusy = (id: string) => ['running', 'stopping'].includes(entries.get(id)?.job.state ?? '');

async function run(entry: Entry, isResumed = false): Promise<void> {
  const { input, worker } = entry;
  if (!worker) return;
  const { definition, client } = worker;
  const { work = 'batches' } = definition;
  const { label, saved, failed } = definition.describe(input);
  const abort = new AbortController();
  entry.abort = abort;
  const { signal } = abort;
  // Closing the page interrupts a job like a save.
  const guard = newSave();
  if (work !== 'remote') {
    noteSave(guard, { underWay: 1 });
    // Runs at once, because the current batch may be answered late.
    signal.addEventListener('abort', () => noteSave(guard, { underWay: 0 }));
  }
  const topic = `job ${entry.job.id}`;
  toast.withdraw(topic);
  change(entry, { state: 'running' });
  announce(label);

  try {
    const { results } = reports.get(entry.job.id) ?? NOTHING_DONE;
    const beginning = { done: entry.job.done, isResumed, results, signal, client };
    for await (const step of definition.steps(input, beginning)) {
      if (signal.aborted) return;
      const report = takeStep(entry.job.id, step);
      change(entry, { done: step.done, total: step.total });
      if (work !== 'file') storeStep(entry.job.id, report);
      if (entry.job.state === 'stopping') break;
    }
    const { id, done, total } = entry.job;
    remove(id);
    noteEnd(entry);
    if (done < total) toast.info(t('Stopped'), outcomeOf(entry));
    else for (const report of reportsOf(saved, id)) toast[report.kind ?? 'success'](report.title, report);
  } catch (error) {
    if (signal.aborted) return;
    if (work === 'batches') change(entry, { state: 'failed' });
    else remove(entry.job.id);
    // Batches resume where they are shown.
    showFailure(error, failed, {
      topic,
      ...(entry.job.done > 0 && outcomeOf(entry)),
      ...(work === 'file' && { tryAgain: () => startJob(entry.job.id, definition, input, client) }),
    });
  } finally {
    if (!signal.aborted) {
      noteSave(guard, { underWay: 0 });
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
  return saved({ results: reports.get(id)?.results ?? [], isWatched: (watchers.get(id)?.size ?? 0) > 0 });
}

function outcomeOf({ job: { done, total }, worker }: Entry): { description: string } | undefined {
  const description = worker?.definition.partlyDone?.(formatCount(done), formatCount(total));
  return description === undefined ? undefined : { description };
}
