import { chakra } from '@chakra-ui/react';
import { focusPageHeading } from '@console/browser';
import { t } from '@console/words';
import { keyframes } from '@emotion/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../buttons/Button';
import { CopyButton, copyText } from '../buttons/CopyButton';
import { TextButton } from '../buttons/TextLink';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { InfoIcon, SuccessIcon } from '../icons';
import { Badge } from '../marks/Badge';
import { LOW_WINDOW } from '../system/tokens';
import { useLeaveQuestion } from '../unsaved/use-leave-question';

/** INTG-147 to INTG-149 */
const CONFIRM_MS = 3000;
/** Nobody has read *Confirm* sooner. */
const READING_MS = 400;

interface SecretDetail {
  label: string;
  value?: ReactNode;
  /** Shows in mono, with a copy button. */
  identifier?: string;
}

interface OneTimeSecretProps {
  /** 'Member portal is ready to use'. */
  title: string;
  secret: string;
  /** A client's name and id. */
  details: readonly SecretDetail[];
  children?: ReactNode;
  /** Runs after the confirmation. Forget the secret here, unless a save with `isSecret` has. */
  onClose: () => void;
}

/**
 * INTG-143, INTG-144: only this card has the secret, so closing takes two presses within three seconds, or an answer
 * without a limit of time, and leaving asks. Double clicks and held keys count once. Not printed.
 */
export function OneTimeSecret({ title, secret, details, children, onClose }: OneTimeSecretProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [closing, setClosing] = useState<'confirming' | 'missed' | 'asking'>();
  const isConfirming = closing === 'confirming';
  const questionShownAt = useRef(0);
  useLeaveQuestion({ isHolding: true, label: title, question: LEAVE_QUESTION });

  // The card appears far from the pressed button.
  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(setClosing, CONFIRM_MS, 'missed' as const);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  function press({ detail }: MouseEvent) {
    // oxlint-disable-next-line react/purity -- a press, which no drawing calls
    const now = performance.now();
    if (!isConfirming) {
      questionShownAt.current = now;
      setClosing('confirming');
      return;
    }
    // Close has become Confirm under the pointer.
    if (detail > 1 || now - questionShownAt.current < READING_MS) return;
    close();
  }

  function close() {
    const place = heading.current?.closest('aside') ?? document;
    onClose();
    // Removing the focused button would lose the focus.
    focusPageHeading(place);
  }

  function askOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A panel around the card stays.
    event.preventDefault();
    setClosing('asking');
  }

  return (
    <Card aria-labelledby={`${id}-title`} onKeyDown={askOnEscape}>
      <Head>
        <SuccessIcon size={20} strokeWidth={1.6} aria-hidden />
        <div>
          <chakra.h2 id={`${id}-title`} ref={heading} tabIndex={-1} textStyle="lg">
            {title}
          </chakra.h2>
          <chakra.div color="text.muted">{t('Copy the secret now. You won’t be able to see it again.')}</chakra.div>
        </div>
      </Head>
      <Body>
        <SecretLabel>
          <label htmlFor={`${id}-secret`}>{t('Secret')}</label>
          <Badge tone="warning">{t('Shown once')}</Badge>
        </SecretLabel>
        <SecretBox>
          <textarea
            id={`${id}-secret`}
            value={secret}
            readOnly
            rows={1}
            autoComplete="off"
            spellCheck={false}
            translate="no"
            onClick={(event) => {
              event.currentTarget.select();
              void copyText(secret);
            }}
          />
          <CopyButton text={secret}>
            {t('Copy')}
            <chakra.span srOnly> {t('Secret')}</chakra.span>
          </CopyButton>
        </SecretBox>
        <DescriptionList>
          {details.map(({ label, value, identifier }) => (
            <div key={label}>
              <dt>{label}</dt>
              {identifier === undefined ? (
                <dd>{value}</dd>
              ) : (
                <dd data-identifier>
                  <span translate="no">{identifier}</span>
                  <CopyButton text={identifier} label={t('Copy {label}', { label })} size="small" />
                </dd>
              )}
            </div>
          ))}
        </DescriptionList>
        {children}
      </Body>
      <Foot>
        <chakra.p role="status" flex={{ base: '1 1 120px', smDown: '1 1 100%' }} minH={{ smDown: '18px' }}>
          {closing && closing !== 'asking' && (
            <>
              <InfoIcon size={14} strokeWidth={2} aria-hidden />
              {isConfirming ? t('Press again to close') : t('Not closed')}
            </>
          )}
        </chakra.p>
        <TextButton onClick={() => setClosing('asking')}>{t('Close after asking')}</TextButton>
        <Timed data-confirming={isConfirming || undefined}>
          <Button onClick={press} onKeyDown={(event) => event.repeat && event.preventDefault()}>
            {isConfirming ? t('Confirm') : t('Close')}
          </Button>
        </Timed>
      </Foot>
      {closing === 'asking' && (
        <ConfirmDialog
          title={LEAVE_QUESTION.title}
          verb={t('Leave')}
          cancel={t('Stay')}
          danger
          onClose={() => setClosing(undefined)}
          onConfirm={() => {
            // The dialog closes first, because nothing behind it takes the focus.
            flushSync(() => setClosing(undefined));
            close();
          }}
        >
          {LEAVE_QUESTION.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const LEAVE_QUESTION = {
  title: t('Leave without copying the secret?'),
  text: t('The secret is shown only once. If you leave now, no one can see it again.'),
};

const drain = keyframes({ to: { transform: 'scaleX(0)' } });

const Card = chakra('section', {
  base: {
    maxW: '860px',
    minW: '0',
    overflow: 'clip',
    borderWidth: '1px',
    borderColor: 'success.line',
    borderRadius: 'card',
    bg: 'surface',
    boxShadow: '2',
    _print: { display: 'none' },
  },
});
const INDENT = { paddingInlineStart: '52px', smDown: { paddingInlineStart: '4' } } as const;
const Head = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '18px 20px 0',
    smDown: { p: '16px 16px 0' },
    '& > svg': { flex: 'none', mt: '0.5', color: 'success' },
    '& > div': { minW: '0', overflowWrap: 'anywhere' },
  },
});
const Body = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)', p: '16px 20px 18px', ...INDENT },
});
const SecretLabel = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium' },
});
const SecretBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '44px',
    ps: '14px',
    pe: '1.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'surface.sunken',
    _hover: { borderColor: 'focus' },
    '&:focus-within': { borderColor: 'focus', outline: '2px solid transparent' },
    '&:has(textarea:focus-visible)': { boxShadow: 'var(--ring)' },
    '& > textarea': {
      flex: '1',
      minW: '0',
      py: '10px',
      resize: 'none',
      fieldSizing: 'content',
      outline: 'none',
      boxShadow: 'none',
      bg: 'transparent',
      fontFamily: 'mono',
      textStyle: 'md',
      wordSpacing: '0',
      overflowWrap: 'anywhere',
      cursor: 'copy',
    },
  },
});
const DescriptionList = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 40px',
    mt: '2',
    minW: '0',
    '& > div': { minW: '0' },
    '& dt': { textStyle: 'xs', color: 'text.muted' },
    '& dd': { display: 'flex', alignItems: 'flex-start', gap: '1', overflowWrap: 'anywhere' },
    // Values are lower than the button.
    '& dd > button': { my: 'calc((20px - var(--sizes-control-small)) / 2)' },
    '& dd[data-identifier] > span': { minW: '0', fontFamily: 'mono', fontSize: 'xs', wordSpacing: '0' },
    '& dd > svg': { flex: 'none', mt: '2px', color: 'success' },
  },
});
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    [LOW_WINDOW]: { position: 'static' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 12px',
    px: '5',
    py: '3',
    ...INDENT,
    borderTopWidth: '1px',
    bg: 'surface.sunken',
    '& > p': {
      display: 'flex',
      gap: '2',
      textStyle: 'xs',
      color: 'text.muted',
      '& > svg': { flex: 'none', mt: '1px' },
    },
  },
});
// Shortens for three seconds.
const Timed = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    minW: '92px',
    '&[data-confirming]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '7px',
      bottom: '3px',
      h: '2px',
      bg: 'accent.text',
      transformOrigin: 'left',
      pointerEvents: 'none',
      animation: `${drain} ${CONFIRM_MS}ms linear forwards`,
      _motionReduce: { animation: 'none' },
    },
  },
});
