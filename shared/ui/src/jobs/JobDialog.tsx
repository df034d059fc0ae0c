import { t } from '@console/words';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { isOver, JobActions, JobState } from './JobNotice';
import type { JobControls } from './use-job';

interface JobDialogProps {
  title: string;
  controls: JobControls;
  onClose: () => void;
}

/** Replaces a dialog's content; closing does not stop the job. */
export function JobDialog({ title, controls, onClose }: JobDialogProps) {
  const { job } = controls;
  if (!job) return null;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <JobActions job={job} variant="primary" />
          {!isOver(job) && (
            <Button variant="primary" onClick={onClose} data-autofocus>
              {t('Leave it running')}
            </Button>
          )}
        </>
      }
    >
      <JobState job={job} />
      <p>
        {isOver(job)
          ? t('Finished items are kept. Continue with the rest, or discard it.')
          : t('This keeps running while you work elsewhere. We’ll let you know when it’s done.')}
      </p>
    </Dialog>
  );
}
