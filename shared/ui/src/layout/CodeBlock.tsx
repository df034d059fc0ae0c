import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A preformatted text, such as a command or markup. `ins` and `del` in it are marked as inserted and deleted. */
export const CodeBlock = chakra('pre', {
  base: {
    p: '3',
    borderRadius: 'control',
    bg: 'surface.sunken',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& ins': { bg: 'success.soft', color: 'success', textDecoration: 'underline' },
    '& del': { bg: 'danger.soft', color: 'danger', textDecoration: 'line-through' },
  },
});

export interface CodeScrollProps {
  /** Names the region for screen readers. */
  label: string;
  /** One `pre` or several, with a line between them. */
  children: ReactNode;
}

/** Code without line breaks. It scrolls, so it is focusable, for scrolling by keyboard. */
export function CodeScroll({ label, children }: CodeScrollProps) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroll>
  );
}

const Scroll = chakra('div', {
  base: {
    maxH: '420px',
    overflow: 'auto',
    bg: 'surface.sunken',
    outlineOffset: '-2px',
    _focusVisible: { boxShadow: 'inset 0 0 0 2px {colors.focus}' },
    '& > pre': { w: 'max-content', minW: 'full', p: '3', fontFamily: 'mono', textStyle: 'xs' },
    '& > pre + pre': { borderTopWidth: '1px' },
  },
});
