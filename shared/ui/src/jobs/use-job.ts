import { useStore } from '@console/browser/hooks';
import { useQueryClient } from '@console/query';
import { useEffect, useEffectEvent } from 'react';
import type { Job, JobDefinition, JobEnd, JobReport } from './job-definition';
import { discardJob, findJob, jobStore, registerJob, reportOf, startJob, watchJob } from './job-store';

export interface JobControls<Input = never, Result = unknown> {
  job: Job | undefined;
  /** The report of this job, or of the last to end in this page load. */
  report: JobReport<Result> | undefined;
  /** Ignored while running. `onEnd`: done, stopped or failed. */
  start: (input: Input, callbacks?: { onEnd?: (report: JobReport<Result>) => void }) => void;
  /** Deletes results too. */
  discard: () => void;
}

/**
 * Runs a job per kind and scope. A job outlives the screen, shows progress in the frame and ends in a toast; the page
 * offers to resume.
 */
export function useJob<Input, Result = never>(
  definition: JobDefinition<Input, Result>,
  scope = '',
  onEnd?: (end: JobEnd<Input, Result>) => void,
): JobControls<Input, Result> {
  const client = useQueryClient();
  const id = `${definition.kind}:${scope}`;
  const job = useStore(jobStore, () => findJob(id));
  const report = useStore(jobStore, () => reportOf(id)) as JobReport<Result> | undefined;
  useEffect(() => registerJob(definition, client), [definition, client]);
  const end = useEffectEvent((ended: JobEnd<unknown, unknown>) => onEnd?.(ended as JobEnd<Input, Result>));
  const takesEnd = onEnd !== undefined;
  useEffect(() => watchJob(id, takesEnd ? (ended) => end(ended) : undefined), [id, takesEnd]);

  return {
    job,
    report,
    start: (input, callbacks) => startJob(id, definition, input, client, callbacks?.onEnd),
    discard: () => discardJob(id),
  };
}

export const useJobs = (): readonly Job[] => useStore(jobStore);
