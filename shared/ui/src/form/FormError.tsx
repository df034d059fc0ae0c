import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { AlertIcon } from '../icons';

/** What gets on from an error that another try cannot cure. */
export interface Recovery {
  label: string;
  onSelect: () => void;
}

interface FormErrorProps {
  children: string | undefined;
  recovery?: Recovery | undefined;
}

/** What went wrong with the whole form, and on further lines why; read out when it appears. */
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
              // Lines have no other identity.
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

// Always there, so that what appears in it is read out; while empty it takes no room, nor a gap.
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
    // The server's own words may be many, and have to leave room for the form.
    overflowWrap: 'anywhere',
    maxH: '30dvh',
    overflowY: 'auto',
    '& > svg': { flex: 'none', marginTop: '3px' },
    '& > div': { flex: '1', minW: '0' },
    '& > button': { flex: 'none', alignSelf: 'center' },
  },
});
