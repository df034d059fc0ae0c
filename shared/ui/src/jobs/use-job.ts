import { useStore } from '@console/browser/hooks';
import { useQueryClient } from '@console/query';
import { useEffect } from 'react';
import type { Job, JobDefinition, JobReport } from './job-definition';
import {
  discardJob,
  findJob,
  goOnWithJob,
  jobStore,
  registerJob,
  reportOf,
  startJob,
  stopJob,
  watchJob,
} from './job-store';

/** A background job and what can be done with it. */
export interface JobControls<Input = never, Result = unknown> {
  /** Undefined while there is none. */
  job: Job | undefined;
  /** Of the job, or of the last that has ended in this page load, until the next begins. */
  report: JobReport<Result> | undefined;
  /** Does nothing while one runs, so a second press sends nothing. `onEnd` is called when it is done, stopped or failed. */
  start: (input: Input, callbacks?: { onEnd?: (report: JobReport<Result>) => void }) => void;
  /** Ends it between two steps. */
  stop: () => void;
  /** From where it failed or was cut off. */
  goOn: () => void;
  /** Forgets what is left of it, and its results. */
  discard: () => void;
}

/**
 * The one job of a kind, and of a scope such as an environment where several may run beside each other. It goes on
 * when the screen that started it is left, shows its progress in the frame, and tells its outcome by a toast. A page
 * that uses this offers to go on with what a reload has cut off.
 */
export function useJob<Input, Result = never>(
  definition: JobDefinition<Input, Result>,
  scope = '',
): JobControls<Input, Result> {
  const client = useQueryClient();
  const id = `${definition.kind}:${scope}`;
  const job = useStore(jobStore, () => findJob(id));
  const report = useStore(jobStore, () => reportOf(id)) as JobReport<Result> | undefined;
  useEffect(() => registerJob(definition, client), [definition, client]);
  useEffect(() => watchJob(id), [id]);

  return {
    job,
    report,
    start: (input, callbacks) => startJob(id, definition, input, client, callbacks?.onEnd),
    stop: () => stopJob(id),
    goOn: () => goOnWithJob(id),
    discard: () => discardJob(id),
  };
}

/** All jobs that have not ended, and those that can be gone on with. */
export const useJobs = (): readonly Job[] => useStore(jobStore);
