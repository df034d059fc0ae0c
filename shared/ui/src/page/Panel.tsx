import { chakra } from '@chakra-ui/react';
import { useLocation } from '@console/router';
import { language, t } from '@console/words';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { LinkButton } from '../buttons/LinkButton';
import { announce } from '../feedback/Announcer';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../icons';
import { Tooltip } from '../popovers/Tooltip';
import { LOW_WINDOW } from '../system/tokens';

/** A link; without `to` a blocked button, with the reason. */
export interface PanelStep {
  label: string;
  /** The other row's page, which Ctrl and the middle button open in a new tab. */
  to?: string | undefined;
}

/** Hides content under a full-screen panel from focus and screen readers. */
export const hidesBehindPanel = {
  '@media (width < 760px)': {
    '&:has([data-panel]) > :not([data-panel], :has([data-panel]))': { visibility: 'hidden' },
  },
} as const;

/** What had the focus when the panel's address came; its code may come later. */
export const FocusAtArrival = createContext<RefObject<Element | null>>({ current: null });

/** True if a field, menu or dialog has taken the focus from `earlier` and is still visible. */
export function hasMovedOn(earlier: Element | null): boolean {
  const { activeElement } = document;
  const isBusy = activeElement?.closest('input, textarea, select, dialog, [popover]');
  return activeElement !== earlier && !!isBusy && getComputedStyle(isBusy).visibility !== 'hidden';
}

export interface PanelProps {
  title: string;
  /** The record's name, where `title` has none: 'Edit User Astrid Berg' to screen readers. */
  record?: string | undefined;
  /** Shows the record's identifier. On mobile keeps two lines for a name that comes later. */
  eyebrow?: ReactNode;
  onClose: () => void;
  previous?: PanelStep;
  next?: PanelStep;
  /** 560 px instead of 432, for comparisons. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * Docked from 80rem, floating below, full-screen on mobile. Takes the focus when opened, unless the person has moved on,
 * and gives it back, after a step to the row that it shows; a step keeps panel and focus, and announces the row's name.
 */
export function Panel({ title, record, eyebrow, onClose, previous, next, wide, children }: PanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<{ from: string; to: string }>(undefined);
  const name = record ? `${title} ${record}` : title;

  const { pathname } = useLocation();
  const focusAtArrival = useContext(FocusAtArrival);
  const opener = useRef<Element>(null);
  const shownRow = useRef<string>(undefined);

  // Runs before the first paint: a full-screen panel hides the opener, which loses the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);

  useEffect(() => {
    const openerElement = opener.current;
    if (!hasMovedOn(focusAtArrival.current)) heading.current?.focus({ preventScroll: true });
    return () => {
      // The row of the last step, else the opener, whose link may be a new element with the same address.
      const link = openerElement instanceof HTMLAnchorElement ? openerElement.getAttribute('href') : null;
      const again =
        (shownRow.current && rowLink(shownRow.current)) ||
        (openerElement?.isConnected ? openerElement : link && document.querySelector(`a[href="${CSS.escape(link)}"]`));
      if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    };
  }, [focusAtArrival]);

  // The name may come with the record.
  useEffect(() => {
    if (step.current === undefined || step.current.from === name) return;
    const { pathname: target } = new URL(step.current.to, location.href);
    // Otherwise the list has opened another row, or the step a new tab.
    const isStep = target === pathname;
    if (isStep) announce(name);
    else step.current = undefined;
    shownRow.current = isStep ? target : undefined;
  }, [name, pathname]);
  const noteStep = (to: string) => {
    step.current = { from: name, to };
  };

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // A menu, dialog or search has handled the key.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      // The browser's Esc would close a dialog that `onClose` opens, such as the leave guard.
      event.preventDefault();
      onClose();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <Root aria-labelledby={titleId} wide={wide} data-panel="">
      <Header minH={eyebrow ? { smDown: 'calc(4.25rem + 24px)' } : undefined}>
        <chakra.div flex="1" minW="0">
          {eyebrow && (
            <chakra.div color="text.subtle" textStyle="xs" minH="1.25rem">
              {eyebrow}
            </chakra.div>
          )}
          <chakra.h2 ref={heading} id={titleId} tabIndex={-1} data-page-heading textStyle="lg">
            {title}
            {record && <chakra.span srOnly> {record}</chakra.span>}
          </chakra.h2>
        </chakra.div>
        {previous && <Step step={previous} onPress={noteStep} icon={<ChevronUpIcon />} />}
        {next && <Step step={next} onPress={noteStep} icon={<ChevronDownIcon />} />}
        <IconButton size="small" label={t('Close')} icon={<CloseIcon />} onClick={onClose} />
      </Header>
      {children}
    </Root>
  );
}

/** Rows keep the list's search in their address. */
const rowLink = (path: string) => [...document.links].find(({ pathname }) => pathname === path);

const noneReason = (step: string) =>
  language() === 'en' ? `No ${step.toLowerCase()} in this list` : t('{step}: not in this list', { step });

function Step({ step, icon, onPress }: { step: PanelStep; icon: ReactNode; onPress: (to: string) => void }) {
  const { label, to } = step;
  if (to === undefined) return <IconButton size="small" label={label} icon={icon} disabledReason={noneReason(label)} />;
  return (
    <Tooltip text={label} names>
      <LinkButton
        square
        size="small"
        variant="quiet"
        icon={icon}
        to={to}
        aria-label={label}
        onClick={() => onPress(to)}
      />
    </Tooltip>
  );
}

const Root = chakra('aside', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'panel',
    minWidth: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Clear of sticky head and foot, with the ring.
    scrollPaddingTop: '4.5rem',
    scrollPaddingBottom: '4.5rem',
    borderInlineStartWidth: '1px',
    bg: 'surface',
    '--page-inset': '24px',
    transition: 'opacity {durations.open} {easings.out}, translate {durations.open} {easings.out}',
    _starting: { opacity: 0, translate: '16px 0' },
    '@media (760px <= width < 80rem)': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 'panel',
      boxShadow: '3',
    },
    '@media (width < 760px)': {
      position: 'fixed',
      inset: 0,
      width: '100%',
      zIndex: 'frame',
      border: 0,
      '--page-inset': '16px',
    },
  },
  variants: { wide: { true: { width: 'panel.wide' } } },
});
const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    padding: '24px 16px 12px 24px',
    '@media (width < 760px)': { padding: '12px 8px 12px 16px' },
  },
});
export const PanelBody = chakra('div', {
  base: {
    flex: 1,
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: '8px 24px 24px',
    '@media (width < 760px)': { paddingInline: '4' },
  },
});
/** Always visible; in a low window, below the content. */
export const PanelFooter = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '3',
    paddingInline: '6',
    borderTopWidth: '1px',
    bg: 'surface',
    '@media (width < 760px)': { paddingInline: '4' },
    [LOW_WINDOW]: { position: 'static' },
  },
});

export function CloseFooter({ onClose }: { onClose: () => void }) {
  return (
    <PanelFooter justifyContent="flex-end">
      <Button onClick={onClose}>{t('Close')}</Button>
    </PanelFooter>
  );
}
