import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { AlertIcon } from '../icons';

/** An action for an error that another try cannot resolve. */
export interface Recovery {
  label: string;
  onSelect: () => void;
}

interface FormErrorProps {
  children: string | undefined;
  recovery?: Recovery | undefined;
}

/** The error of the whole form, with the reason on further lines; read out when it appears. */
export function FormError({ children, recovery }: FormErrorProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) region.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <Region ref={region} role="alert">
      {children && (
        <Line>
          <AlertIcon size={14} strokeWidth={2} aria-hidden />
          <div>
            {children.split('\n').map((line, at) => (
              // The index is the key, because equal lines are possible.
              <p key={at}>{line}</p>
            ))}
          </div>
          {recovery && (
            <Button size="small" onClick={recovery.onSelect}>
              {recovery.label}
            </Button>
          )}
        </Line>
      )}
    </Region>
  );
}

// A live region must exist before its text, or the text is not read out. While empty it takes no room and no gap.
const Region = chakra('div', { base: { flex: '1 0 100%', minW: '0', _empty: { position: 'absolute' } } });

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    paddingBlock: '10px',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'danger.line',
    borderRadius: 'control',
    bg: 'danger.soft',
    color: 'danger',
    // A server's message can contain long words, and must not be wider than the form.
    overflowWrap: 'anywhere',
    maxH: '30dvh',
    overflowY: 'auto',
    '& > svg': { flex: 'none', marginTop: '3px' },
    '& > div': { flex: '1', minW: '0' },
    '& > button': { flex: 'none', alignSelf: 'center' },
  },
});
