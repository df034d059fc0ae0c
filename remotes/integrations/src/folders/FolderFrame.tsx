import type { digitalArchiveFolders, retentionPolicies } from '@console/api';
import { combineQueries, type UseQueryResult, useQuery } from '@console/query';
import { Button, chakra, Dialog, FieldOutlines, Loaded, Loading, Skeleton } from '@console/ui';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { accessGroupsQuery } from '../components/folders-queries';
import { retentionPoliciesQuery } from '../retention-policies/retention-policies-queries';

export interface FolderChoices {
  groups: readonly digitalArchiveFolders.AccessGroup[];
  policies: readonly retentionPolicies.RetentionPolicy[];
}

interface FolderFrameProps<Record> {
  title: string;
  /** 'Pensjon / Avtaler' */
  place: string;
  record: UseQueryResult<Record>;
  busy: boolean;
  onClose: () => void;
  children: (record: Record & NonNullable<unknown>, choices: FolderChoices) => ReactNode;
}

export function FolderFrame<Record>(props: FolderFrameProps<Record>) {
  const { title, place, record, busy, onClose, children } = props;
  const query = combineQueries(record, useQuery(accessGroupsQuery), useQuery(retentionPoliciesQuery));
  return (
    <Dialog title={title} size="large" busy={busy} onClose={onClose}>
      <chakra.p color="text.muted" mt="-3" overflowWrap="anywhere">
        {place}
      </chakra.p>
      <Loaded
        query={query}
        failureMessage={t('Failed to load folders')}
        failureAction={<Button onClick={onClose}>{t('Close')}</Button>}
        skeleton={
          <Loading>
            <FieldOutlines fields={1} labelWidth="12%" />
            <Skeleton h={{ base: '414px', smDown: '521px' }} mb="6" borderRadius="control" />
            <FieldOutlines fields={1} labelWidth="24%" />
          </Loading>
        }
      >
        {([loaded, groups, policies]) => children(loaded, { groups, policies })}
      </Loaded>
    </Dialog>
  );
}
