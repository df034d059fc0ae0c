import { customerRole, type manageTeam } from '@console/api';
import { ApiError, send } from '@console/http';
import { isOwnRow, useMe } from '@console/product';
import { useQueryClient } from '@console/query';
import { Box, ConfirmDialog, FailedNotice, Field, Notice, shortName, useDelete } from '@console/ui';
import { ProgressBar } from '@console/ui/jobs';
import { RecordList } from '@console/ui/record';
import { t } from '@console/words';
import { useState } from 'react';
import { EmailAddress } from '../components/EmailAddress';
import { RoleSelect } from '../components/RoleSelect';
import { OnlyMeNotice } from './OnlyMeNotice';
import { RoleEffects } from './RoleEffects';
import { describeHolders, useRoleHolders } from './role-holders';
import { roleInvitesQuery, rolesQuery, roleUsersQuery } from './roles-queries';

interface DeleteRoleDialogProps {
  role: customerRole.Role;
  onClose: () => void;
  onDeleted?: () => void;
}

/** ACCT-112..ACCT-117 */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const holders = useRoleHolders(role.roleId);
  const [users, invites] = holders.data ?? [];
  const [replacementId, setReplacementId] = useState('');
  const { deleteRole, step } = useDeleteRole(role);
  const isKnown = users !== undefined && invites !== undefined;
  const isHeld = isKnown && users.length + invites.length > 0;
  const me = useMe();
  // ACCT-058: nobody changes their own role.
  const ownReason = users?.some((user) => isOwnRow(user, me))
    ? t('You can’t delete the role {name} because you have it yourself. Ask another administrator to delete it.', {
        name: role.roleName,
      })
    : undefined;

  function blockedReason(): string | undefined {
    if (deleteRole.isPending) return undefined;
    if (holders.isFetching || (!isKnown && !holders.error)) return t('Looking up who has this role');
    if (!isKnown) return t('Couldn’t load who has this role');
    if (ownReason !== undefined) return ownReason;
    return isHeld && replacementId === '' ? t('Choose a replacement role first') : undefined;
  }

  return (
    <ConfirmDialog
      title={t('Delete role {name}?', { name: shortName(role.roleName) })}
      verb={isHeld ? t('Move users and delete role') : t('Delete role')}
      danger
      disabledReason={blockedReason()}
      save={deleteRole}
      variables={isHeld ? replacementId : undefined}
      onSaved={onDeleted}
      onClose={onClose}
    >
      {!isKnown && !holders.error && <p role="status">{t('Looking up who has this role')}</p>}
      {holders.error && !isKnown && (
        <FailedNotice query={holders}>{t('Failed fetch users connected to role')}</FailedNotice>
      )}
      {isKnown && !isHeld && t('Nobody has this role. You can’t restore it after deleting it.')}
      {isHeld && (
        <>
          <p>
            {describeHolders(users.length, invites.length)}
            {ownReason === undefined && ` ${t('Choose another role for these users before you delete it.')}`}
          </p>
          <RoleHolders users={users} invites={invites} />
          {ownReason !== undefined && <Notice tone="neutral">{ownReason}</Notice>}
        </>
      )}
      {isHeld && ownReason === undefined && (
        <>
          <Field label={t('Replacement role')} hint={<RoleEffects from={[role.roleId]} to={replacementId} />} required>
            <RoleSelect
              without={role.roleId}
              value={replacementId}
              disabled={deleteRole.isPending}
              onChange={(event) => setReplacementId(event.target.value)}
            />
          </Field>
          {replacementId !== '' && (
            <OnlyMeNotice after={(user) => (user.roleId === role.roleId ? { ...user, roleId: replacementId } : user)} />
          )}
        </>
      )}
      {step && <DeletionProgress step={step} hasMove={isHeld} />}
    </ConfirmDialog>
  );
}

interface RoleHoldersProps {
  users: readonly manageTeam.TeamMember[];
  invites: readonly manageTeam.Invite[];
}

function RoleHolders({ users, invites }: RoleHoldersProps) {
  const holders = [
    ...users.map(({ id, name, email }) => ({ id, name, detail: email })),
    ...invites.map(({ id, email }) => ({ id, name: email, detail: t('Invite', undefined, 'noun') })),
  ];
  return (
    <RecordList label={t('Will be moved')} records={holders} idOf={({ id }) => id}>
      {({ name, detail }) => (
        <>
          <b>
            <EmailAddress>{name}</EmailAddress>
          </b>{' '}
          <EmailAddress>{detail}</EmailAddress>
        </>
      )}
    </RecordList>
  );
}

const WORDS: Record<DeletionStep, string> = { moving: t('Moving users'), deleting: t('Deleting the role') };

/** Without users and invites the first call is left out. */
function DeletionProgress({ step, hasMove }: { step: DeletionStep; hasMove: boolean }) {
  const steps: DeletionStep[] = hasMove ? ['moving', 'deleting'] : ['deleting'];
  return (
    <Box mt="3">
      <p role="status">{WORDS[step]}</p>
      <ProgressBar label={t('Deletion')} value={steps.indexOf(step)} max={steps.length} />
    </Box>
  );
}

type DeletionStep = 'moving' | 'deleting';

/** ACCT-115, ACCT-116: a failed move keeps the role. */
function useDeleteRole({ roleId, roleName }: customerRole.Role) {
  const client = useQueryClient();
  const [step, setStep] = useState<DeletionStep>();

  /** A 404 with an existing role means a missing replacement. */
  async function refuseReplacement(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === 'notFound') {
      await send(customerRole.getRole, { roleId });
      throw new ApiError('validation', { message: error.message });
    }
    throw error;
  }

  const deleteRole = useDelete({
    mutationFn: async (replacementId: string | undefined) => {
      if (replacementId !== undefined) {
        setStep('moving');
        await send(customerRole.moveRole, { fromId: roleId, toId: replacementId }).catch(refuseReplacement);
      }
      setStep('deleting');
      await send(customerRole.deleteRole, { roleId });
    },
    saved: () => ({ title: t('Role deleted'), description: roleName }),
    record: () => roleName,
    gone: () => t('{name} was already deleted', { name: shortName(roleName) }),
    failed: t('Failed to delete role'),
    onSuccess: () => {
      client.setQueryData(rolesQuery.queryKey, (roles) => roles?.filter((role) => role.roleId !== roleId));
      // The holders' roles have changed.
      void client.invalidateQueries({ queryKey: ['CustomerRole'], type: 'inactive' });
      void client.invalidateQueries(rolesQuery);
    },
    onError: () => {
      // The move may have succeeded before the failure.
      void client.invalidateQueries(roleUsersQuery(roleId));
      void client.invalidateQueries(roleInvitesQuery(roleId));
    },
    onSettled: () => {
      setStep(undefined);
      void client.invalidateQueries({ queryKey: ['ManageTeam'] });
    },
  });
  return { deleteRole, step };
}
