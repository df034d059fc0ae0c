import { chakra, Flex } from '@chakra-ui/react';
import { focusPageHeading } from '@console/browser';
import { n, t } from '@console/words';
import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { Dialog } from '../dialogs/Dialog';
import { Notice } from '../feedback/Notice';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons';
import { ShowMore, useFirstRows } from '../lists/ShowMore';

interface JobResult {
  id: string;
  /** Absent if `text` names the record. */
  name?: ReactNode;
  /** The change, or the reason for none. */
  text: string;
  outcome: 'changed' | 'same' | 'failed';
}

interface JobResultsProps {
  /** '9 users changed. 1 could not be changed.' */
  summary: string;
  results: readonly JobResult[];
  /** Deletes the results. */
  onClose: () => void;
  /** Retries the failed records where that can help. */
  retry?: { count: number; onPress: () => void };
  /** Absent if nothing changed. */
  onUndo?: (() => void) | undefined;
}

export function JobResults({ summary, results, onClose, retry, onUndo }: JobResultsProps) {
  const [isShown, setIsShown] = useState(false);
  const hasFailed = results.some(({ outcome }) => outcome === 'failed');

  // The pressed button goes with the notice, so the heading gets the focus.
  function leaveFor(next: () => void) {
    focusPageHeading();
    next();
  }

  return (
    <chakra.div px="var(--page-inset)" mb="4">
      <Notice
        tone={hasFailed ? 'warning' : 'success'}
        action={
          <Flex gap="2" wrap="wrap">
            <Button size="small" onClick={() => setIsShown(true)}>
              {t('Show results')}
            </Button>
            {retry && retry.count > 0 && (
              <Button size="small" onClick={() => leaveFor(retry.onPress)}>
                {n(retry.count, 'Try again', 'Try {count} again')}
              </Button>
            )}
            {onUndo && (
              <Button size="small" onClick={() => leaveFor(onUndo)}>
                {t('Undo')}
              </Button>
            )}
            <IconButton size="small" label={t('Close')} icon={<CloseIcon />} onClick={() => leaveFor(onClose)} />
          </Flex>
        }
      >
        {summary}
      </Notice>
      {isShown && (
        <Dialog
          title={t('Results')}
          size="large"
          onClose={() => setIsShown(false)}
          footer={
            <Button data-autofocus onClick={() => setIsShown(false)}>
              {t('Close')}
            </Button>
          }
        >
          <chakra.p color="text.muted">{summary}</chakra.p>
          <JobResultList results={results} />
        </Dialog>
      )}
    </chakra.div>
  );
}

const ROWS = 100;

export function JobResultList({ results }: Pick<JobResultsProps, 'results'>) {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const rows = useFirstRows([...failed, ...results.filter(({ outcome }) => outcome !== 'failed')], ROWS);
  return (
    // Focusable for keyboard scrolling.
    <Results aria-label={t('Results')} tabIndex={0}>
      {rows.shown.map(({ id, name, text, outcome }) => (
        <li key={id} data-outcome={outcome}>
          {ICONS[outcome]}
          {name !== undefined && <b>{name}</b>}
          <span>{text}</span>
        </li>
      ))}
      {rows.left > 0 && (
        <li>
          <ShowMore rows={rows} />
        </li>
      )}
    </Results>
  );
}

const ICONS: Record<JobResult['outcome'], ReactNode> = {
  changed: <SuccessIcon size={14} />,
  same: <InfoIcon size={14} />,
  failed: <AlertIcon size={14} />,
};

const Results = chakra('ul', {
  base: {
    maxH: 'min(50dvh, 420px)',
    mt: '3',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '14px minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: '2',
      px: '3',
      py: '1.5',
    },
    '& > :has(> button)': { display: 'block' },
    '& li + li': { borderTopWidth: '1px' },
    '& svg + span': { gridColumn: 'span 2' },
    '& b': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& span': { color: 'text.muted', overflowWrap: 'anywhere' },
    '& svg': { alignSelf: 'center', color: 'text.subtle' },
    '& [data-outcome=changed] svg': { color: 'success' },
    '& [data-outcome=failed] :is(svg, span)': { color: 'danger' },
  },
});
