import { Box, ProgressBar } from '@console/ui';
import type { DocumentRun } from './use-document-run';

/** 'Publishing to Test: 350 of 1,000', and the line that fills. */
export function RunProgress({ run: { label, done, total, isStopping } }: { run: DocumentRun }) {
  return (
    <Box flex="1" minW="0">
      <Box mb="1.5">
        {isStopping ? 'Stopping' : label}: {done.toLocaleString('en-GB')} of {total.toLocaleString('en-GB')}
      </Box>
      <ProgressBar label={label} value={done} max={total} />
    </Box>
  );
}
