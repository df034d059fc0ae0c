import { ApiError } from '@console/http';
import { useQuery } from '@console/query';
import { Outlet, useLocation, useParams } from '@console/router';
import { Box, Button, Crumb, LinkButton, LoadError, Page, PageHeader, PanelLayout } from '@console/ui';
import { AddIcon, DeleteIcon } from '@console/ui/icons';
import { useState } from 'react';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupMembers } from './GroupMembers';
import { GroupNameField } from './GroupNameField';
import { GroupSkeleton } from './GroupSkeleton';
import { GROUPS, groupHref } from './group-paths';
import { groupQuery } from './groups-queries';

export function GroupPage() {
  const { groupId = '' } = useParams();
  const { search } = useLocation();
  const query = useQuery(groupQuery(groupId));
  const { data: group, error } = query;
  const [isDeleting, setIsDeleting] = useState(false);
  const addButton = (
    <LinkButton look="primary" icon={<AddIcon />} to={`${groupHref(groupId)}/members${search}`}>
      Add members
    </LinkButton>
  );

  // A group that was deleted elsewhere is gone from here too, whatever the cache still holds.
  const isGone = error instanceof ApiError && error.code === 'notFound';
  if (error && (!group || isGone)) {
    return (
      <Page>
        <LoadError
          title="Failed to load"
          level="h1"
          query={query}
          action={<LinkButton to={GROUPS}>All groups</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        crumb={
          <Crumb to={GROUPS} parent="Groups">
            Edit
          </Crumb>
        }
        title={group?.name ?? 'Group'}
        action={
          group && (
            <>
              <Button look="danger" icon={<DeleteIcon />} onClick={() => setIsDeleting(true)}>
                Delete group
              </Button>
              {addButton}
            </>
          )
        }
      />
      {group ? (
        // Another group is another form: nothing typed for one may be saved to the next.
        <Box key={group.id}>
          <Box px="var(--page-inset)" mb="4" maxW="form">
            <GroupNameField group={group} />
          </Box>
          <GroupMembers group={group} addButton={addButton} />
        </Box>
      ) : (
        <GroupSkeleton />
      )}
      {isDeleting && group && <DeleteGroupDialog group={group} onClose={() => setIsDeleting(false)} />}
    </PanelLayout>
  );
}
