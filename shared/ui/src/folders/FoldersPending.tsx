import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import type { LoadQuery } from '../feedback/LoadError';
import { Loading, SkeletonRows } from '../feedback/Skeleton';

/** Draws outlines, or the failure with *Try again*. */
export function FoldersPending({ query, rows, plain }: { query: LoadQuery; rows: number; plain?: boolean }) {
  if (!query.error) {
    return (
      <Loading>
        <SkeletonRows rows={rows} plain={plain} />
      </Loading>
    );
  }
  return (
    <Failed role="alert" data-plain={plain || undefined}>
      <span>{t('Failed to load folders')}</span>
      <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    </Failed>
  );
}

export function NoFolderFound({ text }: { text: string }) {
  return (
    <EmptyState condition="nothing-found" title={t('No folders found')} level="h3">
      {t('No folders match “{text}”.', { text })}
    </EmptyState>
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
    '&[data-plain]': { gap: '8px 12px', p: '2' },
  },
});
