import type { customerGroup } from '@console/api';
import { pathOf } from '@console/contract';
import { ApiError } from '@console/http';
import { useQuery } from '@console/query';
import { Outlet, useLocation, useNavigate, useParams } from '@console/router';
import {
  Box,
  Button,
  ConfirmDialog,
  Crumb,
  LinkButton,
  Loaded,
  Loading,
  PageHeader,
  PanelLayout,
  Skeleton,
  SkeletonRows,
  shortName,
} from '@console/ui';
import { AddIcon, DeleteIcon } from '@console/ui/icons';
import { n, t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { groupQuery, useDeleteGroup } from '../groups/groups-queries';
import { GroupMembers } from './GroupMembers';
import { GroupNameField } from './GroupNameField';
import { groupMembersQuery } from './members-queries';

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

function DeleteGroupDialog({ group, onClose }: { group: customerGroup.Group; onClose: () => void }) {
  const navigate = useNavigate();
  const deleteGroup = useDeleteGroup(group);
  const { data: members, isPending } = useQuery(groupMembersQuery(group.id));

  return (
    <ConfirmDialog
      title={t('Delete group {name}?', { name: shortName(group.name) })}
      verb={t('Delete group')}
      danger
      save={deleteGroup}
      variables={undefined}
      onSaved={() => navigate(pathOf(area.pages.groups), { replace: true })}
      onClose={onClose}
    >
      {isPending ? t('Counting the users in the group.') : describeMembers(members?.length)}{' '}
      {t('This can’t be undone.')}
    </ConfirmDialog>
  );
}

/** ACCT-151 */
function describeMembers(count: number | undefined): string {
  if (count === undefined)
    return t('Couldn’t load the number of users in the group. They’ll lose the access it gives.');
  if (count === 0) return t('There are no users in the group.');
  return n(
    count,
    'There is {count} user in the group, who will lose the access it gives.',
    'There are {count} users in the group, who will lose the access it gives.',
  );
}
