import { lazyPart } from '../feedback/LazyPart';
import { useJobs } from './use-job';

const JobChip = lazyPart(async () => (await import('./JobChip')).JobChip);

/** The background jobs in the frame; the host mounts it once. Its code is fetched with the first job. */
export function JobProgress() {
  const jobs = useJobs();
  if (jobs.length === 0) return null;
  return <JobChip jobs={jobs} />;
}
