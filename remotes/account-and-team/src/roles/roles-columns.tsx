import { Badge } from '@console/ui';
import { LockIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { RoleActions } from './RoleActions';
import { rolePath } from './role-paths';
import type { RoleRow } from './use-role-rows';

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
