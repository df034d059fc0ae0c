import { useQueryClient } from '@console/query';
import { useEffect, useSyncExternalStore } from 'react';
import type { JobDefinition } from './job-definition';
import {
  allJobs,
  discardJob,
  findJob,
  goOnWithJob,
  type Job,
  registerJob,
  startJob,
  stopJob,
  subscribeJobs,
} from './job-store';

/** A background job and what can be done with it. */
export interface JobControls<Input = never> {
  /** Undefined while there is none. */
  job: Job | undefined;
  /** Does nothing while one runs, so a second press sends nothing. */
  start: (input: Input) => void;
  /** Ends it between two steps. */
  stop: () => void;
  /** From where it failed or was cut off. */
  goOn: () => void;
  /** Forgets what is left of it. */
  discard: () => void;
}

/**
 * The one job of a kind, and of a scope such as an environment where several may run beside each other. It goes on
 * when the screen that started it is left, shows its progress in the frame, and tells its outcome by a toast. A page
 * that uses this offers to go on with what a reload has cut off.
 */
export function useJob<Input>(definition: JobDefinition<Input>, scope = ''): JobControls<Input> {
  const client = useQueryClient();
  const id = `${definition.kind}:${scope}`;
  const job = useSyncExternalStore(subscribeJobs, () => findJob(id));
  useEffect(() => registerJob(definition, client), [definition, client]);

  return {
    job,
    start: (input) => startJob(id, definition, input, client),
    stop: () => stopJob(id),
    goOn: () => goOnWithJob(id),
    discard: () => discardJob(id),
  };
}

/** All jobs that have not ended, and those that can be gone on with. */
export const useJobs = (): readonly Job[] => useSyncExternalStore(subscribeJobs, allJobs);
