import type { customerRole } from '@console/api';
import { useSearchParams } from '@console/router';
import { Flex, IconButton, LinkButton, Menu, MenuItem, MenuLink } from '@console/ui';
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '@console/ui/icons';
import { DELETE_PARAM } from './DeleteRoleFromList';
import { copyPath, rolePath } from './role-paths';

/** What can be done with a role in the list. Read only means to be looked at and copied (ACCT-095, ACCT-096). */
export function RoleActions({ role }: { role: customerRole.Role }) {
  const [, setParams] = useSearchParams();
  const { roleId, roleName, isReadOnly } = role;
  const askToDelete = () =>
    setParams((params) => {
      params.set(DELETE_PARAM, roleId);
      return params;
    });

  return (
    <Flex justify="flex-end" gap="1">
      {isReadOnly && (
        <LinkButton look="quiet" size="small" to={rolePath(roleId)} aria-label={`View ${roleName}`}>
          View
        </LinkButton>
      )}
      <Menu align="end" trigger={<IconButton size="small" label={`More for ${roleName}`} icon={<MoreIcon />} />}>
        {!isReadOnly && (
          <MenuLink icon={<EditIcon />} to={rolePath(roleId)}>
            Edit
          </MenuLink>
        )}
        <MenuLink icon={<CopyIcon />} to={copyPath(roleId)}>
          Duplicate
        </MenuLink>
        {!isReadOnly && (
          <MenuItem icon={<DeleteIcon />} danger onSelect={askToDelete}>
            Delete role
          </MenuItem>
        )}
      </Menu>
    </Flex>
  );
}
