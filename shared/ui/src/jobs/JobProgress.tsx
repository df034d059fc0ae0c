import { lazy, Suspense } from 'react';
import { useJobs } from './use-job';

const JobChip = lazy(async () => ({ default: (await import('./JobChip')).JobChip }));

/** The background jobs in the frame; the host mounts it once. Its code is fetched with the first job. */
export function JobProgress() {
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  return (
    <Suspense>
      <JobChip jobs={jobs} />
    </Suspense>
  );
}
