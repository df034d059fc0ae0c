import type { customerRole } from '@console/api';
import { pathOf } from '@console/contract';
import { useQuery } from '@console/query';
import { Navigate, useParams } from '@console/router';
import { Button, Flex, LinkButton, Notice, Page } from '@console/ui';
import { CopyIcon, DeleteIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { DeleteRoleDialog } from '../roles/DeleteRoleDialog';
import { nameHolders, useRoleHolders } from '../roles/role-holders';
import { copyHref } from '../roles/roles-columns';
import { roleQuery } from '../roles/roles-queries';
import { RoleForm } from './RoleForm';
import { LoadedRole, RoleHeader } from './RoleFrame';
import { RoleTabs } from './RoleTabs';

/** ACCT-095: a view if read-only. */
export function RolePage() {
  const { roleId = '' } = useParams();
  const [deletedId, setDeletedId] = useState<string>();
  const query = useQuery(roleQuery(roleId));

  // The form unmounts first, so that leaving does not ask about a deleted role.
  if (deletedId === roleId) return <Navigate to={pathOf(area.pages.roles)} replace />;
  return (
    <LoadedRole key={roleId} query={query}>
      {(role) => (
        <Page endsInActions>
          <RoleHeader
            title={role.roleName}
            crumb={role.isReadOnly ? t('View') : t('Edit')}
            summary={<UsedBy roleId={roleId} />}
            action={<RoleActions role={role} onDeleted={() => setDeletedId(roleId)} />}
          />
          {role.isReadOnly ? <ReadOnlyRole role={role} /> : <RoleForm role={role} />}
        </Page>
      )}
    </LoadedRole>
  );
}

/** 'Used by 14 users and 2 invites' */
function UsedBy({ roleId }: { roleId: string }) {
  const [users, invites] = useRoleHolders(roleId).data ?? [];
  if (!users || !invites) return null;
  return users.length + invites.length === 0
    ? t('Not used by anyone')
    : t('Used by {holders}', { holders: nameHolders(users.length, invites.length) });
}

/** ACCT-096 */
function RoleActions({ role, onDeleted }: { role: customerRole.Role; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <LinkButton icon={<CopyIcon />} to={copyHref(role)}>
        {t('Duplicate')}
      </LinkButton>
      {!role.isReadOnly && (
        <Button variant="danger" icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
          {t('Delete role')}
        </Button>
      )}
      {isAsking && <DeleteRoleDialog role={role} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />}
    </>
  );
}

/** ACCT-095 */
function ReadOnlyRole({ role }: { role: customerRole.Role }) {
  return (
    <>
      <Flex direction="column" gap="4" px="var(--page-inset)" mb="3" maxW="860px">
        {role.roleDescription && <p>{role.roleDescription}</p>}
        <Notice tone="neutral">{t('This role is read-only. Duplicate it to make one that you can change.')}</Notice>
      </Flex>
      <RoleTabs roleId={role.roleId} products={role.productFeatureAccessSelections} />
    </>
  );
}
