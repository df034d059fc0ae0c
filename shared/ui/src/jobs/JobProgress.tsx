import type { ReactNode } from 'react';
import { lazyPart } from '../feedback/LazyPart';
import { useJobs } from './use-job';

const JobChip = lazyPart(async () => (await import('./JobChip')).JobChip);

/**
 * The background jobs in the frame; the host mounts it once. Its code is fetched with the first job. `follow` renders
 * the code that polls the server's jobs; it is mounted if, after a reload, such a job has no definition on the page
 * yet.
 */
export function JobProgress({ follow }: { follow?: (kinds: readonly string[]) => ReactNode }) {
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  const kinds = jobs.flatMap(({ kind, runsOnServer, canGoOn }) => (runsOnServer && !canGoOn ? kind : []));
  return (
    <>
      <JobChip jobs={jobs} />
      {kinds.length > 0 && follow?.(kinds)}
    </>
  );
}
