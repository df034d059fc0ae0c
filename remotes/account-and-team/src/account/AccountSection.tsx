import { chakra } from '@console/ui';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** One part of the account: what it is at the left, its fields beside it. */
export function AccountSection({ title, about, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <chakra.h2 id={titleId} textStyle="md" fontWeight="strong">
          {title}
        </chakra.h2>
        <chakra.p textStyle="xs" color="text.muted" mt="0.5">
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
    gridTemplateColumns: '200px minmax(0, 560px)',
    gap: '16px 40px',
    pb: '6',
    '& + &': { pt: '6', borderTop: '1px solid', borderColor: 'border' },
    '@media (width < 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const Content = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', minW: '0' },
});
