import type { PageKind } from '@console/contract';
import { useMatches } from '@console/router';
import { chakra, FieldOutlines, Loading, Skeleton, SkeletonRows } from '@console/ui';
import { t } from '@console/words';

/** Default: the page at the address. */
export function PageSkeleton({ kind }: { kind?: PageKind }) {
  const handles = useMatches().map(({ handle }) => handle as { title?: string; kind?: PageKind } | undefined);
  const pageKind = kind ?? handles.find((handle) => handle?.title)?.kind ?? 'list';
  const isForm = pageKind === 'form' || pageKind === 'wizard';
  return (
    <Loading label={t('Loading page')}>
      <Outline style={pageKind === 'wizard' ? MIDDLE : undefined}>
        <Skeleton w="180px" h="22px" />
        <Skeleton w="120px" mb="2" />
        {pageKind === 'dashboard' ? (
          <>
            <Tiles>
              {[1, 2, 3, 4].map((tile) => (
                <Skeleton key={tile} h="104px" borderRadius="card" />
              ))}
            </Tiles>
            <SkeletonRows plain />
          </>
        ) : null}
        {isForm ? (
          <chakra.div maxW="form">
            <FieldOutlines fields={4} labelWidth="18%" />
          </chakra.div>
        ) : null}
      </Outline>
      {pageKind === 'list' ? <SkeletonRows rows={8} /> : null}
    </Loading>
  );
}

const MIDDLE = { width: 'min(100%, 560px)', marginInline: 'auto' };
const Tiles = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: '3' },
});
const Outline = chakra('div', {
  base: { display: 'grid', gap: '3', paddingInline: 'var(--page-inset)', paddingBlock: 'var(--page-inset)' },
});
