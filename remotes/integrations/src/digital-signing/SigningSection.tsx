import { chakra } from '@console/ui';
import { type ReactNode, useId } from 'react';

interface SigningSectionProps {
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** One part of the settings: what it is at the left, its fields beside it. */
export function SigningSection({ title, about, children }: SigningSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <chakra.h2 id={titleId} textStyle="md" fontWeight="strong">
          {title}
        </chakra.h2>
        <chakra.p color="text.muted" mt="0.5" textWrap="pretty">
          {about}
        </chakra.p>
      </div>
      <Content>{children}</Content>
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 880px)',
    gap: '16px 32px',
    pb: '6',
    '& + &': { pt: '6', borderTop: '1px solid', borderColor: 'border' },
    '@media (width < 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Content = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', minW: '0', alignContent: 'start' },
});
