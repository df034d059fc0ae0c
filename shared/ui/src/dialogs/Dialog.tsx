import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon } from '../icons';
import { notePress } from '../system/presses';
import { DIALOG_FOOT } from '../system/tokens';
import { openModal } from './modal-stack';

interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** At the right; the main button comes last. */
  footer?: ReactNode;
  onClose: () => void;
  /** `start`: navigation of small screens. */
  placement?: 'center' | 'top' | 'start';
  size?: 'small' | 'medium' | 'large';
  /** Blocks Esc and the backdrop. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Id of a text read out with the title. */
  describedBy?: string | undefined;
  /** Leaves the title to screen readers. */
  hideTitle?: boolean;
}

/**
 * Open while mounted. Focuses `[data-autofocus]`, even if drawn later, unless the person moved the focus first; else
 * the first focusable element. Closing returns the focus.
 */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  busy,
  role,
  describedBy,
  hideTitle,
  ...style
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpeningPress = useRef<() => boolean>(undefined);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    isOpeningPress.current = notePress();
    const close = openModal(dialog);
    const stopWaiting = focusWanted(dialog);
    return () => {
      stopWaiting();
      close();
    };
  }, []);

  function cancel(event: SyntheticEvent) {
    // `onClose` closes it, not the browser.
    event.preventDefault();
    if (!busy && !isOpeningPress.current?.()) onClose();
  }

  function holdBack(event: MouseEvent<HTMLElement>) {
    if (!isOpeningPress.current?.()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressBackdrop(event: MouseEvent<HTMLElement>) {
    if (event.target === ref.current && !busy && isBeside(event.currentTarget, event)) onClose();
  }

  return (
    <Frame
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onMouseDown={pressBackdrop}
      onMouseDownCapture={holdBack}
      onClickCapture={holdBack}
      data-on-background={style.placement === 'start' || undefined}
      {...style}
    >
      <Body>
        <Header srOnly={hideTitle ? true : undefined}>
          <chakra.h2 id={titleId} textStyle="lg" flex="1" minW="0" overflowWrap="anywhere" py={BESIDE_CLOSE}>
            {title}
          </chakra.h2>
          {!hideTitle && !busy && <IconButton label={t('Close')} icon={<CloseIcon />} onClick={onClose} size="small" />}
        </Header>
        {children}
        {footer && <Footer>{footer}</Footer>}
      </Body>
    </Frame>
  );
}

/** Backdrop and scrollbar share the event target; coordinates tell them apart. */
function isBeside(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function focusWanted(dialog: HTMLDialogElement): () => void {
  const atFirst = document.activeElement;
  const focusTarget = () => dialog.querySelector<HTMLElement>('[data-autofocus]');
  const observer = new MutationObserver(() => {
    const target = focusTarget();
    if (!target) return;
    observer.disconnect();
    if ([atFirst, document.body].includes(document.activeElement)) target.focus();
  });
  const target = focusTarget();
  if (target) target.focus();
  else observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const Frame = chakra('dialog', {
  base: {
    position: 'fixed',
    bg: 'raised',
    color: 'text',
    boxShadow: '3',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBottom: '4.5rem',
    opacity: 1,
    // A key may have opened the dialog from behind a panel.
    visibility: 'visible',
    transition: 'opacity {durations.open} {easings.out}, translate {durations.open} {easings.out}',
    _starting: { opacity: 0 },
    _backdrop: { bg: 'scrim' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    placement: {
      center: {
        inset: '0',
        m: 'auto',
        h: 'fit-content',
        maxH: 'calc(100dvh - 32px)',
        // Leaves the strip at the top to toasts.
        '&:has([data-toast])': { maxH: 'calc(100dvh - 160px)' },
        borderRadius: 'sheet',
        _starting: { translate: '0 8px' },
      },
      top: {
        inset: '0',
        mx: 'auto',
        mt: 'min(16dvh, 160px)',
        h: 'fit-content',
        maxH: '72dvh',
        borderRadius: 'sheet',
        overflow: 'hidden',
        _starting: { translate: '0 -8px' },
      },
      start: {
        inset: '0 auto 0 0',
        h: '100dvh',
        maxW: 'calc(100vw - 56px)',
        borderRadius: '0 {radii.sheet} {radii.sheet} 0',
        bg: 'bg',
        _starting: { translate: '-16px 0' },
      },
    },
    size: {
      small: { w: 'min(304px, calc(100vw - 32px))' },
      medium: { w: 'min(440px, calc(100vw - 32px))' },
      large: { w: 'min(640px, calc(100vw - 32px))' },
    },
  },
  defaultVariants: { placement: 'center', size: 'medium' },
});

// Centres the title's first line on the close button.
const BESIDE_CLOSE = 'calc((var(--sizes-control-small) - 24px) / 2)';

const Body = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', p: '6' } });
// A header element within the page's header would be a second banner.
const Header = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '3', my: `calc(-1 * ${BESIDE_CLOSE})` },
});
const Footer = chakra('footer', {
  base: { ...DIALOG_FOOT, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
});
