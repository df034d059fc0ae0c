import { t } from '@console/words';
import { Button } from '../buttons/Button';
import { Dialog } from '../dialogs/Dialog';
import { isOver, JobState } from './JobNotice';
import type { JobControls } from './use-job';

interface JobDialogProps {
  title: string;
  controls: JobControls;
  onClose: () => void;
}

/** Replaces a dialog's content; closing does not stop the job. */
export function JobDialog({ title, controls, onClose }: JobDialogProps) {
  const { job, stop, goOn, discard } = controls;
  if (!job) return null;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        isOver(job) ? (
          <>
            <Button onClick={discard}>{t('Discard')}</Button>
            <Button variant="primary" onClick={goOn}>
              {t('Continue')}
            </Button>
          </>
        ) : (
          <>
            {!job.runsOnServer && (
              <Button onClick={stop} loading={job.state === 'stopping'}>
                {t('Stop')}
              </Button>
            )}
            <Button variant="primary" onClick={onClose} data-autofocus>
              {t('Leave it running')}
            </Button>
          </>
        )
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
