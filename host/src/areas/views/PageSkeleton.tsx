import { chakra, Loading, Skeleton, SkeletonRows } from '@console/ui';
import { t } from '@console/words';

/** Outline of a page while its code loads. */
export function PageSkeleton() {
  return (
    <Loading label={t('Loading page')}>
      <Heading>
        <Skeleton w="180px" h="22px" />
        <Skeleton w="120px" />
      </Heading>
      <SkeletonRows rows={8} />
    </Loading>
  );
}

const Heading = chakra('div', {
  base: { display: 'grid', gap: '3', paddingInline: 'var(--page-inset)', paddingBlock: 'var(--page-inset)' },
});
