import type { digitalArchiveFolders } from '@console/api';
import { combineQueries, useQuery } from '@console/query';
import { useNavigate, useSearchParams } from '@console/router';
import {
  Box,
  chakra,
  counted,
  EmptyState,
  Flex,
  LinkButton,
  LoadError,
  Loading,
  Section,
  Segmented,
  SkeletonRows,
  TextLink,
} from '@console/ui';
import { AddIcon, WarningIcon } from '@console/ui/icons';
import { Caption, IconList } from '@console/ui/layout';
import { useState } from 'react';
import { editHref, type FolderPlace, newHref, placeHref, placeIn } from '../components/folder-address';
import { accessGroupsQuery, allFoldersQuery, folderLevelQuery } from '../components/folders-queries';
import { retentionPoliciesQuery } from '../retention-policies/retention-policies-queries';
import { DeleteFolderDialog } from './DeleteFolderDialog';
import { FolderCards } from './FolderCards';
import { FolderPath } from './FolderPath';
import { accessLine, concernsOf, type FolderConcern, pathTo, retentionLine } from './folder-rules';

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

/** INTG-063 to INTG-071: the archive's folders, a level at a time. */
export function ArchiveFolders() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = placeIn(params);
  const { data: all = [] } = useQuery(allFoldersQuery);
  const path = pathTo(place.folderId, all);
  return (
    <Box px="var(--page-inset)" pt="4" pb="8">
      <Flex wrap="wrap" align="center" gap="2" mb="3">
        <FolderPath path={path} place={place} />
        <Segmented
          label="View"
          options={VIEWS}
          value={place.view}
          onChange={(view) => navigate(placeHref({ ...place, view }), { replace: true, preventScrollReset: true })}
        />
        <LinkButton variant="primary" icon={<AddIcon />} to={newHref(place)}>
          Add new folder
        </LinkButton>
      </Flex>
      {/* The key resets the scroll position and an open question when the level changes. */}
      <FolderLevel key={place.folderId ?? ''} place={place} above={path.at(-1)} all={all} />
    </Box>
  );
}

interface FolderLevelProps {
  place: FolderPlace;
  above: digitalArchiveFolders.Folder | undefined;
  all: readonly digitalArchiveFolders.Folder[];
}

function FolderLevel({ place, above, all }: FolderLevelProps) {
  const query = combineQueries(
    useQuery(folderLevelQuery(place.folderId)),
    useQuery(accessGroupsQuery),
    useQuery(retentionPoliciesQuery),
  );
  const [deleted, setDeleted] = useState<digitalArchiveFolders.Folder>();

  if (!query.data && query.error) {
    return (
      <LoadError
        title="Failed to load folders"
        query={query}
        action={<LinkButton to={placeHref({ ...place, folderId: undefined })}>All folders</LinkButton>}
      />
    );
  }
  if (!query.data) {
    return (
      <Loading>
        <SkeletonRows rows={6} plain />
      </Loading>
    );
  }
  const [level, groups, policies] = query.data;
  const items = level.map((folder) => ({
    folder,
    access: accessLine(folder, groups),
    retention: retentionLine(folder, policies),
  }));
  const name = above?.name ?? 'the archive';
  return (
    <>
      {level.length === 0 ? (
        <EmptyState
          title="No folders"
          action={
            <LinkButton icon={<AddIcon />} to={newHref(place)}>
              Add new folder
            </LinkButton>
          }
        >
          Get started by adding a new folder.
        </EmptyState>
      ) : (
        <>
          <FolderCards label={`Folders in ${name}`} items={items} place={place} onDelete={setDeleted} />
          <Caption role="status" mt="3">
            {`${counted(level.length, { one: 'folder', many: 'folders' })} in ${name}`}
          </Caption>
        </>
      )}
      <WorthALook concerns={concernsOf(level, above, policies)} name={name} place={place} />
      {deleted && <DeleteFolderDialog folder={deleted} all={all} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

interface WorthALookProps {
  concerns: readonly FolderConcern[];
  name: string;
  place: FolderPlace;
}

function WorthALook({ concerns, name, place }: WorthALookProps) {
  if (concerns.length === 0) return null;
  return (
    <Box mt="8">
      <Section title={`Worth a look in ${name}`}>
        <IconList icon="warning" lines="below" color="text.muted">
          {concerns.map(({ folder, text }) => (
            <li key={`${folder.id} ${text}`}>
              <WarningIcon aria-hidden />
              <span>
                <chakra.b color="text">{folder.name}</chakra.b> {text}
              </span>
              <TextLink to={editHref(folder.id, place)} aria-label={`Edit ${folder.name}`}>
                Edit
              </TextLink>
            </li>
          ))}
        </IconList>
      </Section>
    </Box>
  );
}
