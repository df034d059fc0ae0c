import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Condition, Drawing } from './Drawing';

export interface EmptyStateProps {
  condition?: Condition;
  /** Replaces the condition's drawing. */
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  example?: ReactNode;
  action?: ReactNode;
  /** Technical: request id, version and time, for support. */
  technical?: string | undefined;
  /** `h1` fills the page and gets the focus after navigation. */
  level?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({
  condition = 'nothing-yet',
  drawing,
  title,
  children,
  example,
  action,
  technical,
  level = 'h2',
}: EmptyStateProps) {
  const heading = level === 'h1' ? { tabIndex: -1, 'data-page-heading': true } : {};
  return (
    <Root>
      {drawing ?? <Drawing of={condition} />}
      <Heading as={level} {...heading}>
        {title}
      </Heading>
      {children && (
        <chakra.div color="text.muted" textWrap="pretty">
          {children}
        </chakra.div>
      )}
      {example && (
        <chakra.div w="full" mt="4" textAlign="start">
          {example}
        </chakra.div>
      )}
      {action && <Actions>{action}</Actions>}
      {technical && <Technical>{technical}</Technical>}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minH: '268px',
    maxW: '384px',
    mx: 'auto',
    px: '6',
    py: '8',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});
const Heading = chakra('h2', { base: { textStyle: 'lg', mt: '2', textWrap: 'balance' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '14px' },
});
const Technical = chakra('p', {
  base: { mt: '6', fontFamily: 'mono', fontSize: '2xs', lineHeight: '2xs', wordSpacing: '0', color: 'text.subtle' },
});
