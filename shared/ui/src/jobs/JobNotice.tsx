import { chakra } from '@chakra-ui/react';
import { formatCount, t } from '@console/words';
import { Button } from '../buttons/Button';
import type { ButtonSize, ButtonVariant } from '../buttons/button-recipe';
import { Notice } from '../feedback/Notice';
import type { Job } from './job-definition';
import { discardJob, goOnWithJob, stopJob } from './job-store';
import { ProgressBar } from './ProgressBar';
import type { JobControls } from './use-job';

/** A job that is over may resume. */
export const isOver = ({ state }: Job) => state === 'failed' || state === 'interrupted';

/** 'Publishing to Test: 350 of 1,000', with a bar unless the job ended early. */
export function JobState({ job: { label, done, total, state } }: { job: Job }) {
  const [some, all] = [formatCount(done), formatCount(total)];
  if (state === 'failed') return <div>{t('{label} ended early: {some} of {all} done.', { label, some, all })}</div>;
  if (state === 'interrupted')
    return <div>{t('{label} was interrupted by a reload: {some} of {all} done.', { label, some, all })}</div>;
  return (
    <chakra.div flex="1" minW="0">
      <chakra.div mb="1.5">
        {t('{label}: {some} of {all}', { label: state === 'stopping' ? t('Stopping') : label, some, all })}
      </chakra.div>
      <ProgressBar label={label} value={done} max={total} />
    </chakra.div>
  );
}

interface JobActionsProps {
  job: Job;
  size?: ButtonSize;
  /** Of Continue. */
  variant?: ButtonVariant;
}

/** Stop, or Discard and Continue. */
export function JobActions({ job, size, variant }: JobActionsProps) {
  const { id, state, canGoOn, runsOnServer } = job;
  if (isOver(job))
    return (
      <>
        <Button size={size} onClick={() => discardJob(id)}>
          {t('Discard')}
        </Button>
        {canGoOn && (
          <Button size={size} variant={variant} onClick={() => goOnWithJob(id)}>
            {t('Continue')}
          </Button>
        )}
      </>
    );
  if (runsOnServer) return null;
  return (
    <Button size={size} loading={state === 'stopping'} onClick={() => stopJob(id)}>
      {t('Stop')}
    </Button>
  );
}

export function JobNotice({ controls: { job } }: { controls: JobControls }) {
  if (!job) return null;
  return (
    <chakra.div px="var(--page-inset)" mb="4">
      <Notice
        tone={isOver(job) ? 'warning' : 'info'}
        action={
          (isOver(job) || !job.runsOnServer) && (
            <chakra.div display="flex" gap="2">
              <JobActions job={job} size="small" />
            </chakra.div>
          )
        }
      >
        <JobState job={job} />
      </Notice>
    </chakra.div>
  );
}
