import type { manageTeam } from '@console/api';
import { pathOf } from '@console/contract';
import { Detail, personStatusWord, useAddressedDialog, useMe } from '@console/product';
import { combineQueries, useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import { CloseFooter, Flex, Loaded, Loading, lazyDialog, Notice, Panel, PanelBody, Skeleton } from '@console/ui';
import { FieldOutlines, PanelForm, useForm } from '@console/ui/form';
import { useNeighbours } from '@console/ui/table';
import { t } from '@console/words';
import area from '../area';
import { useRoleName, userStatusesQuery } from '../components/team-queries';
import { UserDetails, UserIdentity } from './UserDetails';
import { UserFields } from './UserFields';
import { useTeam } from './use-team';
import { editBlockedReason } from './user-rules';
import { toFormValues, userLabels, userSchema } from './user-schema';
import { usersTable } from './users-columns';
import { userQuery, useUpdateUser } from './users-queries';

const UserGroupsDialog = lazyDialog(async () => (await import('./UserGroupsDialog')).UserGroupsDialog);

export function UserEditPanel() {
  const { userId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { rows, expected } = useTeam();
  const { previous, next } = useNeighbours(usersTable, expected === undefined ? rows : undefined, userId);
  const query = combineQueries(useQuery(userQuery(userId)), useQuery(userStatusesQuery));

  const close = () => navigate(`${pathOf(area.pages.users)}${search}`);
  const addressOf = (id: string | undefined) => id && `${pathOf(area.pages.editUser, { userId: id })}${search}`;

  return (
    <Panel
      title={t('Edit User')}
      record={rows?.find(({ user }) => user.id === userId)?.user.name}
      onClose={close}
      previous={{ label: t('Previous user'), to: addressOf(previous?.user.id) }}
      next={{ label: t('Next user'), to: addressOf(next?.user.id) }}
    >
      <Loaded
        key={userId}
        query={query}
        // ACCT-071, spelled so.
        failureMessage={t('Failed to laod user')}
        skeleton={<UserSkeleton />}
        wrapFailure={(failure) => <PanelBody>{failure}</PanelBody>}
      >
        {([user, statuses]) => <UserEditor user={user} statuses={statuses} onClose={close} />}
      </Loaded>
    </Panel>
  );
}

interface UserEditorProps {
  user: manageTeam.TeamUser;
  statuses: readonly manageTeam.UserStatus[];
  onClose: () => void;
}

function UserEditor(props: UserEditorProps) {
  const blockedReason = editBlockedReason(props.user, useMe());
  if (blockedReason) return <UserReadOnly {...props} blockedReason={blockedReason} />;
  return <UserForm {...props} />;
}

function UserForm({ user, statuses, onClose }: UserEditorProps) {
  const roleName = useRoleName();
  const form = useForm({
    id: 'edit-user',
    label: t('Edit User'),
    schema: userSchema,
    values: toFormValues(user),
    labels: userLabels,
    describe: { roleId: roleName, statusId: (id) => nameOf(statuses, id) },
    save: useUpdateUser(user),
    onSaved: onClose,
  });

  const changingGroups = useAddressedDialog('groups');

  return (
    <>
      <PanelForm
        form={form}
        onCancel={onClose}
        lead={<UserIdentity user={user} />}
        aside={<UserDetails user={user} title={t('Groups and access')} onChangeGroups={changingGroups.open} />}
      >
        <UserFields form={form} user={user} statuses={statuses} />
      </PanelForm>
      {changingGroups.isOpen && <UserGroupsDialog user={user} onClose={changingGroups.close} />}
    </>
  );
}

/** ACCT-058 */
function UserReadOnly({ user, statuses, blockedReason, onClose }: UserEditorProps & { blockedReason: string }) {
  const roleName = useRoleName();
  return (
    <>
      <PanelBody>
        <UserIdentity user={user} />
        <Notice tone="neutral">{blockedReason}</Notice>
        <UserDetails user={user} title={t('Account')}>
          <Detail label={userLabels.roleId}>{roleName(user.roleId)}</Detail>
          <Detail label={userLabels.statusId}>{nameOf(statuses, user.statusId)}</Detail>
        </UserDetails>
      </PanelBody>
      <CloseFooter onClose={onClose} />
    </>
  );
}

const nameOf = (statuses: readonly manageTeam.UserStatus[], id: number) =>
  personStatusWord(statuses.find((status) => status.id === id)?.name ?? String(id));

function UserSkeleton() {
  return (
    <PanelBody>
      <Loading>
        <Flex gap="14px" align="center" mb="8">
          <Skeleton boxSize="40px" borderRadius="full" />
          <Skeleton w="45%" />
        </Flex>
        <FieldOutlines fields={2} labelWidth="18%" />
      </Loading>
    </PanelBody>
  );
}
