import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** A muted line: counts, last publishing. */
  summary?: ReactNode;
  /** The primary button; an icon on mobile. */
  action?: ReactNode;
  crumb?: ReactNode;
}

/** The h1 gets the focus after navigation. */
export function PageHeader({ title, summary, action, crumb }: PageHeaderProps) {
  return (
    <Root>
      <chakra.div flex="1" minW="0">
        {crumb && (
          <chakra.div textStyle="xs" color="text.muted" mb="1">
            {crumb}
          </chakra.div>
        )}
        <chakra.h1 textStyle="xl" tabIndex={-1} data-page-heading>
          {title}
        </chakra.h1>
        {summary && (
          <chakra.p color="text.muted" mt="0.5" maxW="measure" minH="20px" textWrap="pretty">
            {summary}
          </chakra.p>
        )}
      </chakra.div>
      {action}
    </Root>
  );
}

const Root = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: 'var(--page-inset)',
    mb: '5',
    _print: { '& > :is(a, button)': { display: 'none' } },
    smDown: {
      mb: '4',
      '& > :is(a, button)': {
        boxSize: 'touch',
        px: '0',
        gap: '0',
        fontSize: '0',
        '& > svg': { m: '0', boxSize: '20px' },
      },
    },
  },
});

/**
 * Children set `var(--page-inset)`, so that tables fill the width. `endsInActions`: the last child is the row of
 * actions at the lower edge.
 */
export const Page = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minW: '0', pt: '6', pb: '8', smDown: { pt: '5', pb: '88px' } },
  variants: { endsInActions: { true: { flex: '1', pb: '0', smDown: { pb: '0' } } } },
});
