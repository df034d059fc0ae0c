import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextLink } from '../buttons/TextLink';
import { AlertIcon } from '../icons';
import { usePopover } from '../popovers/floating';
import { isOver, JobActions, JobState } from './JobNotice';
import type { Job } from './job-definition';

export function JobChip({ jobs }: { jobs: readonly Job[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const percent = percentOf(jobs);
  const [first, ...others] = jobs;
  const words = others.length > 0 ? t('{count} jobs', { count: jobs.length }) : first?.label;
  const hasEndedEarly = jobs.some(isOver);

  return (
    <>
      <Chip
        type="button"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      >
        <Ring percent={percent} />
        <Words>{words}</Words>
        <Percent>{percent} %</Percent>
        {hasEndedEarly && (
          <chakra.span color="danger" display="flex">
            <AlertIcon size={14} strokeWidth={2} role="img" aria-label={t('Not finished')} />
          </chakra.span>
        )}
      </Chip>
      {anchor && (
        <Jobs
          id={id}
          anchor={anchor}
          jobs={jobs}
          onClose={() => {
            anchor.focus();
            setAnchor(undefined);
          }}
          onLeave={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}

function percentOf(jobs: readonly Job[]): number {
  const [done, total] = [sumOf(jobs.map((job) => job.done)), sumOf(jobs.map((job) => job.total))];
  return total > 0 ? Math.floor((done / total) * 100) : 0;
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

interface JobsProps {
  id: string;
  anchor: HTMLElement;
  jobs: readonly Job[];
  /** Returns the focus. */
  onClose: () => void;
  /** The focus has moved elsewhere. */
  onLeave: () => void;
}

function Jobs({ id, anchor, jobs, onClose, onLeave }: JobsProps) {
  const ref = useRef<HTMLDivElement>(null);

  usePopover(ref, anchor, 'end', onLeave);
  useLayoutEffect(() => ref.current?.focus(), [anchor]);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Esc closes the popover, not a panel beside.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  }

  function blur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next) && !anchor.contains(next)) onLeave();
  }

  return (
    <Plate
      ref={ref}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={t('Background jobs')}
      tabIndex={-1}
      onKeyDown={press}
      onBlur={blur}
    >
      {jobs.map((job) => (
        <OneJob key={job.id} job={job} onGo={onLeave} />
      ))}
    </Plate>
  );
}

function OneJob({ job, onGo }: { job: Job; onGo: () => void }) {
  return (
    <section aria-label={job.label}>
      <JobState job={job} />
      {!isOver(job) && (
        <chakra.p color="text.muted" textStyle="xs">
          {job.runsOnServer
            ? t('You can leave or close this page.')
            : t('This keeps running while you work elsewhere in the console. Keep this tab open.')}
        </chakra.p>
      )}
      <Actions>
        <TextLink to={job.href} onClick={onGo}>
          {t('Go to page')}
        </TextLink>
        <chakra.span flex="1" />
        <JobActions job={job} size="small" variant="primary" />
      </Actions>
    </section>
  );
}

function Ring({ percent }: { percent: number }) {
  return (
    <RingSvg viewBox="0 0 16 16" aria-hidden>
      <circle cx="8" cy="8" r="6.5" pathLength="100" />
      <circle cx="8" cy="8" r="6.5" pathLength="100" data-done strokeDasharray={`${percent} 100`} />
    </RingSvg>
  );
}

const RingSvg = chakra('svg', {
  base: {
    flex: 'none',
    boxSize: '16px',
    rotate: '-90deg',
    '& circle': { fill: 'none', stroke: 'border.strong', strokeWidth: '2.5' },
    '& [data-done]': { stroke: 'accent', strokeLinecap: 'round' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '& circle': { stroke: 'GrayText' },
      '& [data-done]': { stroke: 'Highlight' },
    },
  },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    h: 'control',
    me: '2',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    bg: 'surface',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'border.control' },
    _expanded: { bg: 'pressed' },
    smDown: { px: '2', me: '0', borderColor: 'transparent', bg: 'transparent' },
  },
});
const Words = chakra('span', {
  base: { maxW: '160px', overflow: 'hidden', textOverflow: 'ellipsis', mdDown: { srOnly: true } },
});
const Percent = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', smDown: { srOnly: true } } });
const Plate = chakra('div', {
  base: {
    position: 'fixed',
    w: 'min(384px, calc(100vw - 16px))',
    maxH: 'min(480px, calc(100dvh - 16px))',
    overflowY: 'auto',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: '3',
    '& > section': { display: 'grid', gap: '2', p: '4' },
    '& > section + section': { borderTopWidth: '1px' },
  },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });
