import { chakra } from '@chakra-ui/react';
import { AlertIcon } from '../icons';

/** What went wrong with the whole form, in the server's words where it had some; read out when it appears. */
export function FormError({ children }: { children: string | undefined }) {
  return (
    <Region role="alert">
      {children && (
        <Line>
          <AlertIcon size={14} strokeWidth={2} aria-hidden />
          <span>{children}</span>
        </Line>
      )}
    </Region>
  );
}

// Always there, so that what appears in it is read out; while empty it takes no room, nor a gap.
const Region = chakra('div', { base: { _empty: { position: 'absolute' } } });

const Line = chakra('p', {
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
    // The server's own words may be several lines.
    whiteSpace: 'pre-line',
    '& > svg': { flex: 'none', marginTop: '3px' },
  },
});
