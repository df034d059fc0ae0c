import type { JobControls } from '@console/ui';
import { JobNotice, JobResults } from '@console/ui/record';
import { type EditInput, type EditResult, failedOf, sayFailed } from './edit-field-job';

/** The progress of changing a field of many documents, and afterwards what could not be changed, and why. */
export function EditFieldOutcome({ controls }: { controls: JobControls<EditInput, EditResult> }) {
  const { job, report, discard } = controls;
  const results = report?.results ?? [];
  if (job) return <JobNotice controls={controls} />;
  if (failedOf(results).length === 0) return null;
  return (
    <JobResults
      summary={`${sayFailed(results)}.`}
      results={results.map(({ id, code, name, problem }) => ({
        id,
        name: `${code} ${name}`,
        text: problem ?? 'Changed',
        outcome: problem === undefined ? 'changed' : 'failed',
      }))}
      onClose={discard}
    />
  );
}
