import type { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { combineQueries, useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import {
  Box,
  Button,
  chakra,
  Flex,
  formatCount,
  LinkButton,
  Loaded,
  Loading,
  Notice,
  Panel,
  PanelBody,
  PanelFooter,
  Tag,
  TextButton,
  TextLink,
} from '@console/ui';
import { Columns, Rows } from '@console/ui/layout';
import { n, t } from '@console/words';
import { rich } from '@console/words/rich';
import { type ReactNode, useState } from 'react';
import area from '../area';
import { useRoleName, userGroupsQuery, userRolesQuery } from '../components/team-queries';
import { userAccessQuery } from './access-queries';
import { UserIdentity } from './UserDetails';
import { userQuery } from './users-queries';

export function UserAccessPanel() {
  const { userId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = combineQueries(useQuery(userQuery(userId)), useQuery(userAccessQuery(userId)));
  // Ids stand for names that do not arrive.
  const isNaming = [useQuery(userRolesQuery), useQuery(userGroupsQuery)].some(({ isLoading }) => isLoading);
  const close = () => navigate(`${pathOf(area.pages.users)}${search}`);

  return (
    <Panel title={t('User access')} record={query.data?.[0].name} onClose={close} wide>
      <Loaded key={userId} query={query} skeleton={OUTLINE} wrapFailure={(failure) => <PanelBody>{failure}</PanelBody>}>
        {([user, access]) =>
          isNaming ? (
            OUTLINE
          ) : (
            <>
              <PanelBody>
                <UserIdentity user={user} />
                {!access.isActive && (
                  <Notice tone="warning">{t('This user can’t use any of this while inactive.')}</Notice>
                )}
                <Rights user={user} products={access.products} />
                <Folders folders={access.folders} />
              </PanelBody>
              <PanelFooter>
                <chakra.span flex="1" />
                <LinkButton to={`${pathOf(area.pages.editUser, { userId })}${search}`}>{t('Edit User')}</LinkButton>
                <Button onClick={close}>{t('Close')}</Button>
              </PanelFooter>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

const OUTLINE = (
  <PanelBody>
    <Loading />
  </PanelBody>
);

function Rights({ user, products }: { user: manageTeam.TeamUser; products: manageTeam.UserAccess['products'] }) {
  const roleName = useRoleName();
  const rolePath = pathOf(area.pages.role, { roleId: user.roleId });
  return (
    <Part
      title={t('Rights')}
      source={rich('From the role <link>{role}</link>', {
        role: roleName(user.roleId),
        link: (inner) => <TextLink to={rolePath}>{inner}</TextLink>,
      })}
      nothing={products.length === 0 && t('This role doesn’t give access to any products.')}
    >
      <Rows as="ul" lines="below">
        {products.map(({ productCode, productName, isActive, featureNames }) => (
          <Line key={productCode} name={productName} quiet={!isActive}>
            {isActive
              ? featureNames.join(', ') || t('Product usage')
              : t('Your company doesn’t have this product, so the role gives no access to it')}
          </Line>
        ))}
      </Rows>
    </Part>
  );
}

type Folder = manageTeam.UserAccess['folders'][number];

const FEW = 12;

/** Groups first: their access can be changed here. */
const ORDER: Record<Folder['reason']['kind'], number> = { groups: 0, administrator: 1, everyone: 2 };

function Folders({ folders }: { folders: readonly Folder[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const ordered = folders.toSorted((a, b) => ORDER[a.reason.kind] - ORDER[b.reason.kind]);
  const visible = isOpen ? ordered : ordered.slice(0, FEW);
  const documents = folders.reduce((sum, folder) => sum + folder.documents, 0);
  const source = t('{folders} with {documents}', {
    folders: countFolders(folders.length),
    documents: countDocuments(documents),
  });
  return (
    <Part title={t('Archive')} source={source} nothing={folders.length === 0 && t('This user can’t open any folders.')}>
      <Rows as="ul" lines="below">
        {visible.map((folder) => (
          <Line key={folder.id} name={folder.fullPath} tags={<Source reason={folder.reason} />}>
            {countDocuments(folder.documents)}
          </Line>
        ))}
      </Rows>
      {folders.length > FEW && (
        <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('Show fewer') : t('Show all {count} folders', { count: formatCount(folders.length) })}
        </TextButton>
      )}
    </Part>
  );
}

function Source({ reason }: { reason: manageTeam.FolderReason }) {
  const { data: groups = [] } = useQuery(userGroupsQuery);
  if (reason.kind === 'everyone') return <Tag>{t('Open to everyone')}</Tag>;
  if (reason.kind === 'administrator') return <Tag>{t('Administers the archive')}</Tag>;
  return (
    <>
      {reason.groupIds.map((groupId) => (
        <Tag key={groupId}>
          <TextLink to={pathOf(area.pages.editGroup, { groupId })}>
            {groups.find(({ id }) => id === groupId)?.name ?? groupId}
          </TextLink>
        </Tag>
      ))}
    </>
  );
}

interface LineProps {
  name: string;
  quiet?: boolean;
  tags?: ReactNode;
  children: ReactNode;
}

function Line({ name, quiet = false, tags, children }: LineProps) {
  return (
    <Box as="li" py="2" overflowWrap="anywhere">
      <Columns gridTemplateColumns="minmax(96px, 1fr) fit-content(68%)" columnGap="3">
        <chakra.b fontWeight="medium" color={quiet ? 'text.muted' : undefined}>
          {name}
        </chakra.b>
        <chakra.span color="text.muted">{children}</chakra.span>
      </Columns>
      {tags && (
        <Flex gap="1" wrap="wrap" justify="flex-end" mt="0.5">
          {tags}
        </Flex>
      )}
    </Box>
  );
}

const countFolders = (count: number) => n(count, '{count} folder', '{count} folders');
const countDocuments = (count: number) => n(count, '{count} document', '{count} documents');

interface PartProps {
  title: string;
  source: ReactNode;
  /** False = the list has entries. */
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
