import { focusPageHeading } from '@console/browser';
import { useLocation } from '@console/router';
import { type SessionReason, signIn, useSession } from '@console/session';
import { announce, Button, chakra, ExternalLink, hasDrafts } from '@console/ui';
import { ArrowRightIcon, ClockIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { useEffect, useState } from 'react';
import { useConsole } from '../areas/registry/console-context';
import { PictureLayout } from './PictureLayout';

const REASONS: Partial<Record<SessionReason, string>> = {
  'signed-out': t('You’re signed out.'),
  'signed-out-elsewhere': t('You were signed out in another tab or browser.'),
  expired: t('Your session has ended. Please sign in again.'),
  'answer-unknown': t('This sign-in was started in another tab or is no longer valid. Please sign in again.'),
  refused: t('Couldn’t complete your sign-in. Please sign in again.'),
};

/** HOST-001, HOST-008, HOST-012 */
export function SignInPage() {
  const { docsUrl, statusUrl } = useConsole().config;
  const { pathname, search, hash } = useLocation();
  const reason = useSession((session) => session.reason);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const outcome = reason && REASONS[reason];
    if (!outcome) return;
    focusPageHeading();
    announce(outcome);
  }, [reason]);

  function leave() {
    setLeaving(true);
    signIn(`${pathname}${search}${hash}`).catch(() => setLeaving(false));
  }

  return (
    <PictureLayout
      footer={
        <>
          <chakra.span flex="1" />
          <ExternalLink href={docsUrl}>{t('Docs')}</ExternalLink>
          {statusUrl ? <ExternalLink href={statusUrl}>{t('Service status')}</ExternalLink> : null}
        </>
      }
    >
      <chakra.p textStyle="xs" color="text.muted">
        {t('Not Authenticated')}
      </chakra.p>
      <chakra.h1 data-page-heading tabIndex={-1} css={heading}>
        {rich('Sign in to <part>your company</part>', {
          part: (inner) => (
            <>
              <br />
              {inner}
            </>
          ),
        })}
      </chakra.h1>
      <chakra.p textStyle="md" color="text.muted">
        {t('You’ll go to your company’s sign-in service and then come back here.')}
      </chakra.p>
      <Button variant="primary" size="large" loading={isLeaving} onClick={leave}>
        {t('Continue to sign-in')} <ArrowRightIcon size={16} />
      </Button>
      <Note reason={reason} />
      {reason === 'refused' ? <ClockNote /> : null}
    </PictureLayout>
  );
}

function Note({ reason }: { reason: SessionReason | undefined }) {
  // Signing out removes drafts; any left are another user's.
  const drafts = reason === 'signed-out' ? [] : hasDrafts();
  const text = reason && REASONS[reason];
  if (!text && drafts.length === 0) return null;
  return (
    <chakra.p
      display="flex"
      gap="2"
      paddingTop="4"
      borderTop="1px solid"
      borderColor="border"
      textStyle="xs"
      color="text.muted"
    >
      <ClockIcon size={14} />
      <span>
        {text}
        {drafts.length > 0 ? (
          <>
            {' '}
            {rich('Your changes in <b>{forms}</b> are kept on this device until you return.', {
              forms: drafts.join(', '),
              b: (inner) => <b>{inner}</b>,
            })}
          </>
        ) : null}
      </span>
    </chakra.p>
  );
}

/** The only refusal that the user can correct (Q2). */
function ClockNote() {
  const [minutesAhead, setMinutesAhead] = useState(0);
  useEffect(() => {
    readClockDifference().then(setMinutesAhead, () => undefined);
  }, []);
  if (Math.abs(minutesAhead) < TOLERATED_MINUTES) return null;
  return (
    <chakra.p role="status" textStyle="sm" color="danger.text">
      {minutesAhead > 0
        ? t('Your clock is {minutes} minutes ahead. Correct it, then sign in again.', { minutes: minutesAhead })
        : t('Your clock is {minutes} minutes behind. Correct it, then sign in again.', { minutes: -minutesAhead })}
    </chakra.p>
  );
}

const TOLERATED_MINUTES = 2;

/** Returns how many minutes this clock is ahead of the server's. */
async function readClockDifference(): Promise<number> {
  const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
  const date = headers.get('date');
  return date === null ? 0 : Math.round((Date.now() - Date.parse(date)) / 60_000);
}

const heading = {
  fontSize: { base: '1.875rem', sm: '3xl' },
  lineHeight: { base: '2.25rem', sm: '3xl' },
  fontWeight: 'figure',
  letterSpacing: '-.028em',
  outline: 'none',
} as const;
