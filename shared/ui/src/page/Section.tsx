import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} minW="0">
      <Head>
        <chakra.h2 id={titleId} textStyle="lg">
          {title}
        </chakra.h2>
        {aside}
      </Head>
      {children}
    </chakra.section>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '2',
    pb: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    '& > :not(h2)': { textStyle: 'xs' },
  },
});
