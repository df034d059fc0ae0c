import { Button, Dialog } from '@console/ui';
import { RunProgress } from './RunProgress';
import type { DocumentRun } from './use-document-run';

interface RunDialogProps {
  title: string;
  run: DocumentRun;
  onStop: () => void;
  onClose: () => void;
}

/** What a dialog becomes when its work has begun. Closing it leaves the work running. */
export function RunDialog({ title, run, onStop, onClose }: RunDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onStop} loading={run.isStopping}>
            Stop
          </Button>
          <Button look="primary" onClick={onClose} data-autofocus>
            Leave it running
          </Button>
        </>
      }
    >
      <RunProgress run={run} />
      <p>It goes on while you work elsewhere in the console, and you are told when it is done.</p>
    </Dialog>
  );
}
