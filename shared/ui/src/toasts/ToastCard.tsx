import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../icons';
import { type ToastItem, toast } from './toast';

const ICONS = { success: <SuccessIcon />, error: <AlertIcon />, info: <InfoIcon /> };

/** One message. Pointer or focus on it holds its time. */
export function ToastCard({ item }: { item: ToastItem }) {
  const [held, setHeld] = useState(false);
  const [since, setSince] = useState(item.shownAt);
  const close = () => toast.dismiss(item.id);

  useEffect(() => {
    if (held || item.lifetime === undefined) return;
    // Counted from when it was shown, because a dialog that opens or closes draws the toasts anew.
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
      role={item.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
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
      {item.action && <ToastAction action={item.action} close={close} />}
      <IconButton label="Close" icon={<CloseIcon />} size="small" onClick={close} />
    </Plate>
  );
}

function ToastAction({ action, close }: { action: NonNullable<ToastItem['action']>; close: () => void }) {
  function act() {
    action.onClick();
    close();
  }
  return (
    <Button size="small" onClick={act}>
      {action.label}
    </Button>
  );
}

const Plate = chakra('div', {
  base: {
    display: 'flex',
    gap: '10px',
    pl: '14px',
    pr: '2',
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
