import { announce, formatCount, type JobControls } from '@console/ui';
import { JobNotice, JobResults } from '@console/ui/record';
import { countDocuments, documentFields } from '../documents/document-fields';
import { countResults, type EditInput, type EditResult, retryOf, undoOf } from './edit-field-job';

/** The progress of changing a field of many documents, and afterwards what became of each, with the way back. */
export function EditFieldOutcome({ controls }: { controls: JobControls<EditInput, EditResult> }) {
  const { job, report, start, discard } = controls;
  const { results, total } = report ?? { results: [], total: 0 };
  if (job) return <JobNotice controls={controls} />;
  if (results.length === 0) return null;
  const begin = (input: EditInput) =>
    start(input, { onEnd: (ended) => announce(outcomeOf(ended.results, ended.total)) });
  const toUndo = undoOf(results);
  const toRetry = retryOf(results);
  return (
    <JobResults
      summary={outcomeOf(results, total)}
      results={results.map((result) => ({
        id: result.id,
        name: `${result.code} ${result.name}`,
        text: becameOf(result),
        outcome: result.problem === undefined ? (result.undo ? 'changed' : 'same') : 'failed',
      }))}
      retry={{
        count: toRetry.reduce((count, { documentIds }) => count + documentIds.length, 0),
        onPress: () => begin({ edits: toRetry, earlier: results.filter(({ refused }) => !refused) }),
      }}
      onUndo={toUndo.length > 0 ? () => begin({ edits: toUndo, isUndo: true }) : undefined}
      onClose={discard}
    />
  );
}

/** '38 documents changed in Development. 1 was so already. 1 could not be changed.' */
export function outcomeOf(results: readonly EditResult[], total: number): string {
  const { changed, unchanged, failed } = countResults(results);
  const left = total - results.length;
  return [
    `${countDocuments(changed)} changed in Development.`,
    unchanged > 0 && `${formatCount(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`,
    failed > 0 && `${formatCount(failed)} could not be changed.`,
    left > 0 && `${formatCount(left)} ${left === 1 ? 'was' : 'were'} not tried.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'DC_TenYears → MaxLength' */
function becameOf({ undo, problem }: EditResult): string {
  if (problem !== undefined) return problem;
  if (!undo) return 'Was so already';
  return `${wordsOf(undo.field, undo.value)} → ${wordsOf(undo.field, undo.expected)}`;
}

const wordsOf = (field: keyof typeof documentFields.labels, value = '') => documentFields.wordsOf(field, value) || '–';
