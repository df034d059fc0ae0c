/**
 * Background jobs, loaded with the first page that has jobs. `useJob`, `JobProgress` and `clearJobs` are in the core,
 * for lists and the frame.
 */

export { JobDialog } from './jobs/JobDialog';
export { JobNotice } from './jobs/JobNotice';
export { JobResultList, JobResults } from './jobs/JobResults';
export { inBatches, type JobBeginning, type JobDefinition, type JobEnd, type JobStep } from './jobs/job-definition';
export { ProgressBar } from './jobs/ProgressBar';
export { pollUntil } from './jobs/poll-until';
export type { JobControls } from './jobs/use-job';
