import { chakra } from '@chakra-ui/react';
import { Button } from '../buttons/Button';
import { Notice } from '../feedback/Notice';
import { formatCount } from '../format/counts';
import type { Job } from './job-definition';
import { ProgressBar } from './ProgressBar';
import type { JobControls } from './use-job';

/** It does not run any more, and may be gone on with. */
export const isOver = ({ state }: Job) => state === 'failed' || state === 'interrupted';

/** 'Publishing to Test: 350 of 1,000' and the line that fills; without the line where it has ended early. */
export function JobState({ job: { label, done, total, state } }: { job: Job }) {
  const [some, all] = [formatCount(done), formatCount(total)];
  if (state === 'failed') return <div>{`${label} ended early: ${some} of ${all} are done.`}</div>;
  if (state === 'interrupted') return <div>{`${label} was cut off by a reload: ${some} of ${all} are done.`}</div>;
  return (
    <chakra.div flex="1" minW="0">
      <chakra.div mb="1.5">{`${state === 'stopping' ? 'Stopping' : label}: ${some} of ${all}`}</chakra.div>
      <ProgressBar label={label} value={done} max={total} />
    </chakra.div>
  );
}

/** In the page that a job belongs to: its progress with Stop, or the offer to go on; nothing while there is none. */
export function JobNotice({ controls }: { controls: JobControls }) {
  const { job, stop, goOn, discard } = controls;
  if (!job) return null;
  return (
    <chakra.div px="var(--page-inset)" mb="4">
      <Notice
        tone={isOver(job) ? 'warning' : 'info'}
        action={
          isOver(job) ? (
            <chakra.div display="flex" gap="2">
              <Button size="small" onClick={discard}>
                Discard
              </Button>
              <Button size="small" onClick={goOn}>
                Go on
              </Button>
            </chakra.div>
          ) : (
            !job.runsOnServer && (
              <Button size="small" loading={job.state === 'stopping'} onClick={stop}>
                Stop
              </Button>
            )
          )
        }
      >
        <JobState job={job} />
      </Notice>
    </chakra.div>
  );
}
