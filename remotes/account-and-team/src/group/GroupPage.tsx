import { pathOf } from '@console/contract';
import { ApiError } from '@console/http';
import { useQuery } from '@console/query';
import { Outlet, useLocation, useParams } from '@console/router';
import {
  Box,
  Button,
  Crumb,
  LinkButton,
  Loaded,
  Loading,
  PageHeader,
  PanelLayout,
  Skeleton,
  SkeletonRows,
} from '@console/ui';
import { AddIcon, DeleteIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { groupQuery } from '../groups/groups-queries';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupMembers } from './GroupMembers';
import { GroupNameField } from './GroupNameField';

export function GroupPage() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  const query = useQuery(groupQuery(groupId));
  const [isDeleting, setIsDeleting] = useState(false);
  // The cache may still have a deleted group.
  const isGone = query.error instanceof ApiError && query.error.code === 'notFound';
  const group = isGone ? undefined : query.data;
  const addButton = (
    <LinkButton variant="primary" icon={<AddIcon />} to={`${pathOf(area.pages.addMembers, { groupId })}${search}`}>
      {t('Add members')}
    </LinkButton>
  );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        crumb={
          <Crumb to={pathOf(area.pages.groups)} parent={t('Access groups')}>
            {t('Edit')}
          </Crumb>
        }
        title={group?.name ?? t('Group')}
        action={
          group && (
            <>
              <Button variant="danger" icon={<DeleteIcon />} onClick={() => setIsDeleting(true)}>
                {t('Delete group')}
              </Button>
              {addButton}
            </>
          )
        }
      />
      {/* Text typed for a group must not reach the next. */}
      <Loaded
        key={groupId}
        query={{ ...query, data: group }}
        failureMessage={t('Failed to load')}
        failureAction={<LinkButton to={pathOf(area.pages.groups)}>{t('All groups')}</LinkButton>}
        skeleton={<GroupSkeleton />}
      >
        {(loaded) => (
          <>
            <Box px="var(--page-inset)" mb="4" maxW="form">
              <GroupNameField group={loaded} />
            </Box>
            <GroupMembers group={loaded} addButton={addButton} />
          </>
        )}
      </Loaded>
      {isDeleting && group && <DeleteGroupDialog group={group} onClose={() => setIsDeleting(false)} />}
    </PanelLayout>
  );
}

function GroupSkeleton() {
  return (
    <Loading>
      <Box px="var(--page-inset)" mb="8" maxW="form">
        <Skeleton w="12%" mb="3" />
        <Skeleton h="control" w="full" borderRadius="control" />
      </Box>
      <SkeletonRows rows={6} />
    </Loading>
  );
}
