import { Box, ProgressBar } from '@console/ui';
import type { DeletionStep } from './use-delete-role';

const WORDS: Record<DeletionStep, string> = { moving: 'Moving users', deleting: 'Deleting the role' };

/** Which of the deletion's calls is under way; the first is missing where nobody has to be moved. */
export function DeletionProgress({ step, hasMove }: { step: DeletionStep; hasMove: boolean }) {
  const steps: DeletionStep[] = hasMove ? ['moving', 'deleting'] : ['deleting'];
  return (
    <Box mt="3">
      <p role="status">{WORDS[step]}</p>
      <ProgressBar label="Deletion" value={steps.indexOf(step)} max={steps.length} />
    </Box>
  );
}
