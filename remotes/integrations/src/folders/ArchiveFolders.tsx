import type { digitalArchiveFolders } from '@console/api';
import { lifetimeInWords } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { Link, useNavigate, useSearchParams } from '@console/router';
import {
  Box,
  chakra,
  EmptyState,
  Flex,
  LinkButton,
  LoadError,
  Loading,
  Section,
  Segmented,
  TextLink,
} from '@console/ui';
import { AddIcon, ChevronRightIcon, HomeIcon, WarningIcon } from '@console/ui/icons';
import { Caption, IconList } from '@console/ui/layout';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { useState } from 'react';
import { editHref, type FolderPlace, newHref, placeHref, placeIn } from '../components/folder-address';
import { accessGroupsQuery, allFoldersQuery, folderLevelQuery } from '../components/folders-queries';
import { retentionPoliciesQuery } from '../retention-policies/retention-policies-queries';
import { DeleteFolderDialog } from './DeleteFolderDialog';
import { FolderCards } from './FolderCards';
import { accessLine, concernsOf, type FolderConcern, pathTo, retentionLine } from './folder-rules';

const VIEWS = [
  { value: 'grid', label: t('Grid') },
  { value: 'list', label: t('List') },
] as const;

/** INTG-063 to INTG-071 */
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
          label={t('View', undefined, 'noun')}
          options={VIEWS}
          value={place.view}
          onChange={(view) => navigate(placeHref({ ...place, view }), { replace: true, preventScrollReset: true })}
        />
        <LinkButton variant="primary" icon={<AddIcon />} to={newHref(place)}>
          {t('Add new folder')}
        </LinkButton>
      </Flex>
      {/* Resets scroll position and question. */}
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
        title={t('Failed to load folders')}
        query={query}
        action={<LinkButton to={placeHref({ ...place, folderId: undefined })}>{t('All folders')}</LinkButton>}
      />
    );
  }
  if (!query.data) {
    return <Loading rows={6} plain />;
  }
  const [level, groups, policies] = query.data;
  const items = level.map((folder) => ({
    folder,
    access: accessLine(folder, groups),
    retention: retentionLine(folder, policies),
  }));
  const name = above?.name;
  return (
    <>
      {level.length === 0 ? (
        <EmptyState
          title={t('No folders')}
          action={
            <LinkButton icon={<AddIcon />} to={newHref(place)}>
              {t('Add new folder')}
            </LinkButton>
          }
        >
          {t('Get started by adding a new folder.')}
        </EmptyState>
      ) : (
        <>
          <FolderCards
            label={name === undefined ? t('Folders in the archive') : t('Folders in {name}', { name })}
            items={items}
            place={place}
            onDelete={setDeleted}
          />
          <Caption role="status" mt="3">
            {name === undefined
              ? n(level.length, '{count} folder in the archive', '{count} folders in the archive')
              : n(level.length, '{count} folder in {name}', '{count} folders in {name}', { name })}
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
  name: string | undefined;
  place: FolderPlace;
}

function WorthALook({ concerns, name, place }: WorthALookProps) {
  if (concerns.length === 0) return null;
  return (
    <Box mt="8">
      <Section
        title={name === undefined ? t('Worth checking in the archive') : t('Worth checking in {name}', { name })}
      >
        <IconList icon="warning" lines="below" color="text.muted">
          {concerns.map((concern) => (
            <li key={`${concern.folder.id} ${concern.kind}`}>
              <WarningIcon aria-hidden />
              <span>{concernText(concern)}</span>
              <TextLink
                to={editHref(concern.folder.id, place)}
                aria-label={t('Edit {name}', { name: concern.folder.name })}
              >
                {t('Edit')}
              </TextLink>
            </li>
          ))}
        </IconList>
      </Section>
    </Box>
  );
}

function concernText(concern: FolderConcern) {
  const values = {
    name: concern.folder.name,
    b: (inner: string) => <chakra.b color="text">{inner}</chakra.b>,
  };
  if (concern.kind === 'shorterLifetime') {
    return rich('<b>{name}</b> deletes records after {lifetime}, but the folder above it keeps them for {longer}', {
      ...values,
      lifetime: lifetimeInWords(concern.lifetimeDays),
      longer: lifetimeInWords(concern.longerDays),
    });
  }
  return concern.kind === 'freeAccess'
    ? rich('<b>{name}</b> has no access groups, so everyone can open it', values)
    : rich('<b>{name}</b> uses a disabled policy, so nothing is deleted there', values);
}

/** INTG-063. Links, for the browser's Back. */
function FolderPath({ path, place }: { path: readonly digitalArchiveFolders.Folder[]; place: FolderPlace }) {
  return (
    <Root aria-label={t('Folder path')}>
      <ol>
        <li>
          <Link
            to={placeHref({ ...place, folderId: undefined })}
            aria-label={t('Home')}
            aria-current={path.length === 0 ? 'page' : undefined}
          >
            <HomeIcon aria-hidden />
          </Link>
        </li>
        {path.map(({ id, name }, index) => (
          <li key={id}>
            <ChevronRightIcon size={14} strokeWidth={2} aria-hidden />
            {index === path.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={placeHref({ ...place, folderId: id })}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

// Wraps at any length; `Crumb` has two levels.
const Root = chakra('nav', {
  base: {
    flex: '1 1 240px',
    minW: '0',
    '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 6px' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
    '& li > svg': { flex: 'none', color: 'text.subtle' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control.small',
      borderRadius: 'badge',
      color: 'accent.text',
      overflowWrap: 'anywhere',
    },
    '& li:first-child > a': { justifyContent: 'center', w: 'control.small', color: 'text.muted' },
    '& a:hover': { textDecoration: 'underline' },
    '& span': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
