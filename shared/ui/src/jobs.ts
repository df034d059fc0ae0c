/**
 * Background jobs: their definition, and what pages and dialogs draw of one. Fetched with the first page that has jobs.
 * `useJob`, `JobProgress` and `clearJobs` are in the core, because lists and the frame call them before any job exists.
 */

export { JobDialog } from './jobs/JobDialog';
export { JobNotice } from './jobs/JobNotice';
export { type JobResult, JobResultList, JobResults, type JobResultsProps } from './jobs/JobResults';
export { inBatches, type JobBeginning, type JobDefinition, type JobStep } from './jobs/job-definition';
export { ProgressBar, type ProgressBarProps } from './jobs/ProgressBar';
export { pollUntil } from './jobs/poll-until';
export type { JobControls } from './jobs/use-job';
