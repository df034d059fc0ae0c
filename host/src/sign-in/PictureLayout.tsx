import { MonthPicture, monthPicture } from '@console/product';
import { chakra, Mark } from '@console/ui';
import { type ReactNode, useState } from 'react';

export function PictureLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const [now] = useState(() => new Date());
  const { month, caption } = monthPicture(now);
  return (
    <chakra.div css={stage}>
      <chakra.div position="absolute" inset={{ base: '0 0 auto', sm: '0' }} height={{ base: '42vh', sm: 'auto' }}>
        <MonthPicture position="40% 78%" />
      </chakra.div>
      <chakra.p css={plate} aria-hidden>
        <b>{month}</b>
        <span>{caption}</span>
      </chakra.p>
      <chakra.main id="main" tabIndex={-1} css={sheet}>
        <chakra.div
          display="flex"
          gap="10px"
          alignItems="center"
          textStyle="lg"
          fontWeight="strong"
          letterSpacing="tight"
        >
          <Mark size={26} />
          Console
        </chakra.div>
        <chakra.div display="grid" gap="5" marginBlock="auto" paddingBlock="6">
          {children}
        </chakra.div>
        <chakra.footer display="flex" gap="4" textStyle="xs" color="text.muted">
          {footer}
        </chakra.footer>
      </chakra.main>
    </chakra.div>
  );
}

const stage = {
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  justifyContent: { sm: 'flex-end' },
  minHeight: '100dvh',
  padding: { base: '0', sm: '12px' },
  bg: 'bg',
  overflow: 'hidden',
} as const;
const plate = {
  display: { base: 'grid', mdDown: 'none' },
  position: 'absolute',
  insetInlineStart: '32px',
  bottom: '28px',
  padding: '8px 12px',
  borderRadius: 'control',
  bg: 'plate',
  color: 'onPlate',
  textStyle: 'xs',
  lineHeight: '1.125rem',
} as const;
const sheet = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: { base: '1', sm: 'none' },
  width: { base: '100%', sm: '448px' },
  marginTop: { base: '36vh', sm: '0' },
  padding: { base: '24px 20px', sm: '28px 48px 24px' },
  bg: 'surface',
  borderRadius: { base: 'var(--radii-sheet) var(--radii-sheet) 0 0', sm: 'sheet' },
  boxShadow: '3',
} as const;
