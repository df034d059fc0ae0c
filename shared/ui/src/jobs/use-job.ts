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

/** A background job and its actions. */
export interface JobControls<Input = never, Result = unknown> {
  /** Undefined if there is none. */
  job: Job | undefined;
  /** The report of the job, or of the last one that has ended in this page load, until the next starts. */
  report: JobReport<Result> | undefined;
  /**
   * Ignored while a job is running, so a second press sends nothing. `onEnd` is called when it is done, stopped or
   * failed.
   */
  start: (input: Input, callbacks?: { onEnd?: (report: JobReport<Result>) => void }) => void;
  /** Ends the job between two steps. */
  stop: () => void;
  /** Resumes the job where it failed or was interrupted. */
  goOn: () => void;
  /** Deletes the job's remaining state and its results. */
  discard: () => void;
}

/**
 * The one job of a kind, and of a scope such as an environment if several may run at once. It goes on when the screen
 * that started it is left, shows its progress in the frame, and reports its outcome by a toast. A page that uses this
 * offers to resume an interrupted job.
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

/** All running jobs, and those that can be resumed. */
export const useJobs = (): readonly Job[] => useStore(jobStore);
