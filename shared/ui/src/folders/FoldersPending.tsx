import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { Button } from '../buttons/Button';
import type { LoadQuery } from '../feedback/LoadError';
import { Loading, SkeletonRows } from '../feedback/Skeleton';

/** Draws outlines, or the failure with *Try again*. */
export function FoldersPending({ query }: { query: LoadQuery }) {
  if (!query.error) {
    return (
      <Loading>
        <SkeletonRows rows={4} />
      </Loading>
    );
  }
  return (
    <Failed role="alert">
      <span>{t('Failed to load folders')}</span>
      <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    </Failed>
  );
}

const Failed = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    color: 'danger',
  },
});
