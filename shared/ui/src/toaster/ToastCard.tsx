import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons';
import { type ToastItem, toast } from '../toasts/toast';
import { moveFocusOn } from './toast-focus';

const ICONS = { success: <SuccessIcon />, error: <AlertIcon />, info: <InfoIcon /> };

/** The toasts that stand together. Closed, the latest is seen, in three lines at most (on a phone two), and how many are behind it. */
export interface ToastStack {
  isOpen: boolean;
  /** When it closed last: the time of all begins again. */
  closedAt: number;
  latest: number | undefined;
  others: number;
}

/** One message. Pointer or focus on the stack holds the time of all; Esc in a message closes it. */
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
    // Only the toast closes, not the panel or dialog that is open.
    event.stopPropagation();
    event.preventDefault();
    close();
  }

  useEffect(() => {
    if (isOpen || item.lifetime === undefined) return;
    // Counted from when it was shown, because the toasts are drawn anew once their motion has loaded.
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
      <IconButton label="Close" icon={<CloseIcon />} size="small" onClick={close} data-takes-every-press="" />
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
    // The strip is as wide there as the longest word of a sentence beside an action: the icon gives way.
    hasAction: {
      true: {
        smDown: {
          '& > span > svg, & > span:not(:has(> span))': { display: 'none' },
          '& > button:not(:last-child)': { px: '1.5', maxW: '72px', textStyle: 'xs', whiteSpace: 'normal' },
        },
      },
      false: {},
    },
    // Still read out, and in reach of the keyboard, whose focus opens the stack.
    isBehind: {
      true: { position: 'absolute', w: '1px', h: '1px', p: '0', overflow: 'hidden', clipPath: 'inset(50%)' },
      false: {},
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
