import { chakra, Loading, Skeleton, SkeletonRows } from '@console/ui';

/** Outline of an area's section while its code is on its way. */
export function SectionSkeleton() {
  return (
    <Loading label="Loading section">
      <Head>
        <Skeleton w="120px" h="14px" />
      </Head>
      <SkeletonRows rows={5} plain />
    </Loading>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '33px',
    paddingBottom: '2',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
  },
});
