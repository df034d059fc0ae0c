import type { customerRole } from '@console/api';
import { useSearchParams } from '@console/router';
import { Badge, Flex, IconButton, LinkButton, Menu, MenuItem, MenuLink } from '@console/ui';
import { CopyIcon, DeleteIcon, EditIcon, LockIcon, MoreIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { copyPath, rolePath } from './role-paths';

/** A role with how many users have it and the names of the products it opens. */
export interface RoleRow {
  role: customerRole.Role;
  /** Undefined while the users are not known. */
  users: number | undefined;
  products: readonly string[];
}

/** `?delete=` names the role to be deleted, so that a row's menu can ask, and Back closes the question. */
export const DELETE_PARAM = 'delete';

const name: Column<RoleRow> = {
  id: 'name',
  header: 'Name',
  text: ({ role }) => role.roleName,
  after: ({ role }) =>
    role.isReadOnly && (
      <Badge>
        <LockIcon aria-hidden />
        Read only
      </Badge>
    ),
  width: '24%',
  searchable: true,
  phone: 'title',
};
const description: Column<RoleRow> = {
  id: 'description',
  header: 'Description',
  text: ({ role }) => role.roleDescription,
  priority: 3,
  tone: 'muted',
  searchable: true,
  phone: 'fact',
};
const products: Column<RoleRow> = {
  id: 'products',
  header: 'Products',
  text: (row) => row.products.join(', '),
  priority: 2,
  tone: 'muted',
  searchable: true,
};
const users: Column<RoleRow> = {
  id: 'users',
  header: 'Users',
  text: (row) => row.users?.toLocaleString('en-GB') ?? '–',
  compare: (a, b) => (a.users ?? 0) - (b.users ?? 0),
  width: '88px',
  align: 'end',
};
const actions: Column<RoleRow> = {
  id: 'actions',
  header: 'Actions',
  text: () => '',
  isActions: true,
  cell: ({ role }) => <RoleActions role={role} />,
  width: '132px',
  phone: 'state',
};

export const rolesTable = defineTable<RoleRow>({
  rowId: ({ role }) => role.roleId,
  columns: [name, description, products, users, actions],
  filters: [{ id: 'product', label: 'Product', values: (row) => row.products }],
  defaultSort: 'name',
});

/** ACCT-093, ACCT-094: the name of a read-only role is no link. */
export const roleHref = ({ role }: RoleRow): string | undefined =>
  role.isReadOnly ? undefined : rolePath(role.roleId);

/** What can be done with a role in the list. A read-only one can be viewed and copied (ACCT-095, ACCT-096). */
function RoleActions({ role }: { role: customerRole.Role }) {
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
