import type { ReactNode } from 'react';
import { lazyPart } from '../feedback/LazyPart';
import { useJobs } from './use-job';

const JobChip = lazyPart(async () => (await import('./JobChip')).JobChip);

/** Mounted once by the host. `follow` polls the server's jobs that have no definition after a reload. */
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
