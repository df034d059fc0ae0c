import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Marks `ins` and `del`. */
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

interface CodeScrollProps {
  label: string;
  /** `pre`s, with lines between. */
  children: ReactNode;
}

/** Keeps long lines; focusable for keyboard scrolling. */
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
