import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FieldOutlines, Loading, Skeleton } from '../feedback/Skeleton';

/** A form with its `Preview` beside or below. */
export const WithPreview = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 520px)',
    alignItems: 'start',
    gap: '32px 56px',
    pb: '8',
    lgDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export function PreviewSkeleton({ fields }: { fields: number }) {
  return (
    <Loading>
      <WithPreview px="var(--page-inset)">
        <div>
          <FieldOutlines fields={fields} labelWidth="18%" />
        </div>
        <Skeleton h="320px" w="full" borderRadius="card" />
      </WithPreview>
    </Loading>
  );
}

interface PreviewProps {
  title: string;
  choices?: ReactNode;
  children: ReactNode;
}

/** Stays visible while the form scrolls. */
export function Preview({ title, choices, children }: PreviewProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <chakra.h2 id={titleId} textStyle="lg" flex="1">
          {title}
        </chakra.h2>
        {choices}
      </Head>
      {children}
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    lg: { position: 'sticky', top: '4' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', '&:has(> * + *)': { mt: '-1' } },
});
