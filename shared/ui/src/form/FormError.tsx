import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { AlertIcon } from '../icons';

/** Helps with an error that another try cannot resolve. */
export interface Recovery {
  label: string;
  onSelect: () => void;
}

/** Read out when it appears; the reason on further lines. */
export function FormError({ children, recovery }: { children: string | undefined; recovery?: Recovery | undefined }) {
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
              // Lines may be equal.
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

// Screen readers announce a live region only if the region precedes the text.
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
    // A server's message may have long words.
    overflowWrap: 'anywhere',
    maxH: '30dvh',
    overflowY: 'auto',
    '& > svg': { flex: 'none', marginTop: '3px' },
    '& > div': { flex: '1', minW: '0' },
    '& > button': { flex: 'none', alignSelf: 'center' },
  },
});
