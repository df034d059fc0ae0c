import type { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import {
  Button,
  chakra,
  counted,
  Flex,
  formatCount,
  Loaded,
  Loading,
  Notice,
  Panel,
  PanelBody,
  PanelFooter,
  SkeletonRows,
  Tag,
  TextButton,
  TextLink,
} from '@console/ui';
import { type ReactNode, useState } from 'react';
import area from '../area';
import { userGroupsQuery } from '../components/team-queries';
import { useRoleName } from '../components/use-role-name';
import { userAccessQuery } from './access-queries';
import { UserIdentity } from './UserDetails';
import { userQuery } from './users-queries';

/** Everything that a user may do by now, and where each part of it comes from. */
export function UserAccessPanel() {
  const { userId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = combineQueries(useQuery(userQuery(userId)), useQuery(userAccessQuery(userId)));
  const close = () => navigate(`${pathOf(area.pages.users)}${search}`);

  return (
    <Panel title="User access" onClose={close} wide>
      <Loaded
        key={userId}
        query={query}
        failureMessage="Failed to load"
        skeleton={
          <PanelBody>
            <Loading>
              <SkeletonRows />
            </Loading>
          </PanelBody>
        }
        wrapFailure={(failure) => <PanelBody>{failure}</PanelBody>}
      >
        {([user, access]) => (
          <>
            <PanelBody>
              <UserIdentity user={user} />
              {!access.isActive && (
                <Notice tone="warning">Nothing of this can be used while the user is not active.</Notice>
              )}
              <Rights user={user} products={access.products} />
              <Folders folders={access.folders} />
            </PanelBody>
            <PanelFooter>
              <chakra.span flex="1" />
              <Button onClick={() => navigate(`${pathOf(area.pages.editUser, { userId })}${search}`)}>Edit User</Button>
              <Button onClick={close}>Close</Button>
            </PanelFooter>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface RightsProps {
  user: manageTeam.TeamUser;
  products: manageTeam.UserAccess['products'];
}

function Rights({ user, products }: RightsProps) {
  const roleName = useRoleName();
  const role = <TextLink to={pathOf(area.pages.role, { roleId: user.roleId })}>{roleName(user.roleId)}</TextLink>;
  return (
    <Part
      title="Rights"
      source={<>From the role {role}</>}
      nothing={products.length === 0 && 'The role opens no product.'}
    >
      <Rows>
        {products.map(({ productCode, productName, isActive, featureNames }) => (
          <li key={productCode} data-quiet={!isActive || undefined}>
            <b>{productName}</b>
            <span>
              {isActive
                ? featureNames.join(', ') || 'Use of the product'
                : 'Not among the company’s products, so the role opens nothing here'}
            </span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

type Folder = manageTeam.UserAccess['folders'][number];

const FEW = 12;

/** Folders that groups open come first: those are what somebody can change here. */
const ORDER: Record<Folder['reason']['kind'], number> = { groups: 0, administrator: 1, everyone: 2 };

function Folders({ folders }: { folders: readonly Folder[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const ordered = folders.toSorted((a, b) => ORDER[a.reason.kind] - ORDER[b.reason.kind]);
  const shown = isOpen ? ordered : ordered.slice(0, FEW);
  const documents = folders.reduce((sum, folder) => sum + folder.documents, 0);
  const source = `${counted(folders.length, FOLDER)} with ${counted(documents, DOCUMENT)}`;
  return (
    <Part title="Archive" source={source} nothing={folders.length === 0 && 'No folder is open to this user.'}>
      <Rows>
        {shown.map((folder) => (
          <li key={folder.id}>
            <b>{folder.fullPath}</b>
            <span>{counted(folder.documents, DOCUMENT)}</span>
            <Source reason={folder.reason} />
          </li>
        ))}
      </Rows>
      {folders.length > FEW && (
        <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${formatCount(folders.length)} folders`}
        </TextButton>
      )}
    </Part>
  );
}

function Source({ reason }: { reason: manageTeam.FolderReason }) {
  const { data: groups = [] } = useQuery(userGroupsQuery);
  if (reason.kind === 'everyone') return <Tag>Open to everyone</Tag>;
  if (reason.kind === 'administrator') return <Tag>Administers the archive</Tag>;
  return (
    <Flex gap="1" wrap="wrap" justify="flex-end">
      {reason.groupIds.map((groupId) => (
        <Tag key={groupId}>
          <TextLink to={pathOf(area.pages.editGroup, { groupId })}>
            {groups.find(({ id }) => id === groupId)?.name ?? groupId}
          </TextLink>
        </Tag>
      ))}
    </Flex>
  );
}

const FOLDER = { one: 'folder', many: 'folders' };
const DOCUMENT = { one: 'document', many: 'documents' };

interface PartProps {
  title: string;
  source: ReactNode;
  /** For an empty list. */
  nothing: string | false;
  children: ReactNode;
}

function Part({ title, source, nothing, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Flex align="baseline" justify="space-between" gap="3" pb="2" borderBottomWidth="1px" borderColor="border.strong">
        <chakra.h3 textStyle="md" fontWeight="strong">
          {title}
        </chakra.h3>
        <chakra.span color="text.muted" textStyle="xs">
          {source}
        </chakra.span>
      </Flex>
      {nothing && (
        <chakra.p py="3" color="text.muted">
          {nothing}
        </chakra.p>
      )}
      {children}
    </section>
  );
}

const Rows = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 1fr) fit-content(68%)',
      gap: '2px 12px',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& li > div': { gridColumn: '1 / -1', justifySelf: 'end' },
    '& b': { fontWeight: 'medium' },
    '& span': { color: 'text.muted', textStyle: 'sm' },
    '& li[data-quiet] b': { color: 'text.muted' },
  },
});
