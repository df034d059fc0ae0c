import type { DocumentEnvironment } from '@console/api';
import { Box, Button, Notice } from '@console/ui';
import { RunProgress } from './RunProgress';
import { useDocumentRun } from './use-document-run';

/** Above the list while work on many documents goes on that has been left to itself. */
export function RunningWork({ environment }: { environment: DocumentEnvironment }) {
  const { run, stop } = useDocumentRun(environment);
  if (!run) return null;
  return (
    <Box px="var(--page-inset)" mb="4">
      <Notice
        action={
          <Button size="small" loading={run.isStopping} onClick={stop}>
            Stop
          </Button>
        }
      >
        <RunProgress run={run} />
      </Notice>
    </Box>
  );
}
