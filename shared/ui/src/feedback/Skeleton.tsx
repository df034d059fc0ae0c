import { chakra, Flex } from '@chakra-ui/react';
import { t } from '@console/words';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';

const appear = keyframes({ from: { opacity: 0 } });

/** Invisible for 150 ms, so that fast answers do not flicker. */
export const APPEAR_LATE = `${appear} var(--durations-hover) .15s both`;

interface LoadingProps extends SkeletonRowsProps {
  label?: string;
  /** Default: rows. */
  children?: ReactNode;
}

/** Draws outlines late, and announces loading once. */
export function Loading({ label = t('Loading'), children, ...rows }: LoadingProps) {
  return (
    <Delayed aria-busy role="status">
      <chakra.span srOnly>{label}</chakra.span>
      {children ?? <SkeletonRows {...rows} />}
    </Delayed>
  );
}

const Delayed = chakra('div', { base: { animation: APPEAR_LATE } });

/** A grey bar for text; set `w`, for other content `h` and `borderRadius`. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    flex: 'none',
    h: '10px',
    borderRadius: 'badge',
    bg: 'pressed',
    '@media (forced-colors: active)': { bg: 'GrayText' },
  },
});

interface SkeletonRowsProps {
  rows?: number;
  /** Lines of text without inset. */
  plain?: boolean;
}

/** Draws rows that fade downwards. */
export function SkeletonRows({ rows = 6, plain = false }: SkeletonRowsProps) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // The bars are all alike.
        <Row key={row} plain={plain} style={{ opacity: 1 - (0.8 * row) / rows }}>
          {!plain && <Skeleton w="16px" h="1rem" borderRadius="tick" />}
          {!plain && <Skeleton w="24px" h="24px" borderRadius="full" />}
          <Skeleton style={{ width: WIDTHS[row % WIDTHS.length] }} />
          <Skeleton w="64px" ms="auto" />
        </Row>
      ))}
    </div>
  );
}

/** `fields` labels and fields, each fainter. */
export function FieldOutlines({ fields, labelWidth }: { fields: number; labelWidth: string }) {
  return Array.from({ length: fields }, (_, field) => (
    // The bars are all alike.
    <Flex key={field} direction="column" gap="10px" mb="6" style={{ opacity: 1 - (0.7 * field) / fields }}>
      <Skeleton style={{ width: labelWidth }} />
      <Skeleton h="control" w="full" borderRadius="control" />
    </Flex>
  ));
}

const WIDTHS = [100, 76, 112, 88, 106, 70];
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'row',
    px: 'var(--page-inset)',
    borderBottomWidth: '1px',
  },
  variants: { plain: { true: { px: '0' }, false: {} } },
});
