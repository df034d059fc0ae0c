import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons';
import { moveFocusOn } from './toast-focus';
import { type ToastItem, toast } from './toast';

const ICONS = { success: <SuccessIcon />, error: <AlertIcon />, info: <InfoIcon /> };

/** One message. Pointer or focus on it holds its time; Esc in it closes it. */
export function ToastCard({ item }: { item: ToastItem }) {
  const [held, setHeld] = useState(false);
  const [since, setSince] = useState(item.shownAt);

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
    if (held || item.lifetime === undefined) return;
    // Counted from when it was shown, because the toasts are drawn anew once their motion has loaded.
    const timer = setTimeout(toast.dismiss, since + item.lifetime - Date.now(), item.id);
    return () => clearTimeout(timer);
  }, [held, since, item.id, item.lifetime]);

  const hold = () => setHeld(true);
  const release = () => {
    setHeld(false);
    setSince(Date.now());
  };

  return (
    <Plate
      kind={item.kind}
      role={item.kind === 'error' ? 'alert' : undefined}
      data-toast={item.id}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={closeOnEscape}
    >
      <Symbol>{ICONS[item.kind]}</Symbol>
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="medium">{item.title}</chakra.p>
        {item.description && (
          <chakra.p textStyle="xs" color="text.muted">
            {item.description}
          </chakra.p>
        )}
      </chakra.div>
      {item.action && (
        <Button size="small" onClick={act}>
          {item.action.label}
        </Button>
      )}
      <IconButton label="Close" icon={<CloseIcon />} size="small" onClick={close} />
    </Plate>
  );
}

const Plate = chakra('div', {
  base: {
    display: 'flex',
    gap: '10px',
    ps: '14px',
    pe: '2',
    py: '2',
    bg: 'raised',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: '2',
    '& > div': { py: '1', overflowWrap: 'anywhere' },
  },
  variants: {
    kind: {
      success: { '& > span': { color: 'success' } },
      error: { borderColor: 'danger.line', '& > span': { color: 'danger' } },
      info: { '& > span': { color: 'info' } },
    },
  },
});

const Symbol = chakra('span', { base: { mt: '1.5' } });
