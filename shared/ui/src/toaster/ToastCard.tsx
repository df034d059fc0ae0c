import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { type KeyboardEvent, useEffect } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons';
import { type ToastItem, toast } from '../toasts/toast';
import { moveFocusOn } from './toast-focus';

const ICONS = { success: <SuccessIcon />, error: <AlertIcon />, info: <InfoIcon /> };

/** Closed: the latest toast in three lines (two on mobile), and a count. */
export interface ToastStack {
  isOpen: boolean;
  /** Restarts all lifetimes. */
  closedAt: number;
  latest: number | undefined;
  others: number;
}

/** Nothing expires under pointer or focus; Esc closes the message. */
export function ToastCard({ item, stack }: { item: ToastItem; stack: ToastStack }) {
  const { isOpen, closedAt, latest, others } = stack;
  const isBehind = !isOpen && item.id !== latest;

  function close() {
    moveFocusOn(item.id);
    toast.dismiss(item.id);
  }

  function act() {
    moveFocusOn(item.id);
    item.action?.onClick();
    toast.dismiss(item.id);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Esc closes the toast, not a panel or dialog.
    event.stopPropagation();
    event.preventDefault();
    close();
  }

  useEffect(() => {
    if (isOpen || item.lifetime === undefined) return;
    // Toasts mount again once animations load.
    const timer = setTimeout(toast.dismiss, Math.max(item.shownAt, closedAt) + item.lifetime - Date.now(), item.id);
    return () => clearTimeout(timer);
  }, [isOpen, closedAt, item.shownAt, item.id, item.lifetime]);

  return (
    <Plate
      kind={item.kind}
      role={item.kind === 'error' ? 'alert' : undefined}
      data-toast={item.id}
      isBehind={isBehind}
      hasAction={item.action !== undefined}
      onKeyDown={closeOnEscape}
    >
      <Symbol>
        {ICONS[item.kind]}
        {!isOpen && !isBehind && others > 0 && <Others aria-hidden>{`+${others}`}</Others>}
      </Symbol>
      <Words isOpen={isOpen}>
        <chakra.p fontWeight="medium">{item.title}</chakra.p>
        {item.description && (
          <chakra.p textStyle="xs" color="text.muted">
            {item.description}
          </chakra.p>
        )}
      </Words>
      {item.action && (
        <Button size="small" onClick={act}>
          {item.action.label}
        </Button>
      )}
      <IconButton label={t('Close')} icon={<CloseIcon />} size="small" onClick={close} data-takes-every-press="" />
    </Plate>
  );
}

const Plate = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    ps: '14px',
    pe: '2',
    py: '0.5',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: '2',
    smDown: {
      gap: '1.5',
      ps: '10px',
      pe: '1',
      '& > button': { h: '40px' },
    },
  },
  variants: {
    kind: {
      success: { '& > span': { color: 'success' } },
      error: { borderColor: 'danger.line', '& > span': { color: 'danger' } },
      info: { '& > span': { color: 'info' } },
    },
    // The strip fits a long word and an action.
    hasAction: {
      true: {
        smDown: {
          '& > span > svg, & > span:not(:has(> span))': { display: 'none' },
          '& > button:not(:last-child)': { px: '1.5', maxW: '72px', textStyle: 'xs', whiteSpace: 'normal' },
        },
      },
    },
    // Read out and reachable; focus opens the stack.
    isBehind: {
      true: { position: 'absolute', w: '1px', h: '1px', p: '0', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
});

const Symbol = chakra('span', {
  base: { mt: '1.5', display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '1' },
});

const Words = chakra('div', {
  base: { flex: '1', minW: '0', my: '1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  variants: {
    isOpen: {
      true: { maxH: '40dvh', overflow: 'auto' },
      false: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        overflow: 'hidden',
        smDown: { WebkitLineClamp: 2 },
      },
    },
  },
});

const Others = chakra('span', {
  base: { px: '1', mx: '-2px', borderRadius: 'badge', bg: 'pressed', textStyle: 'xs', color: 'text.muted' },
});
