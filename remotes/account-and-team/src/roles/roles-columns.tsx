import type { customerRole } from '@console/api';
import { pathOf } from '@console/contract';
import { Badge, formatCount } from '@console/ui';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import area from '../area';

export interface RoleRow {
  role: customerRole.Role;
  /** Undefined until loaded. */
  users: number | undefined;
  products: readonly string[];
}

const name: Column<RoleRow> = {
  id: 'name',
  header: t('Name'),
  text: ({ role }) => role.roleName,
  after: ({ role }) => role.isReadOnly && <Badge>{t('Read-only')}</Badge>,
  width: '26%',
  searchable: true,
  mobile: 'title',
};
const description: Column<RoleRow> = {
  id: 'description',
  header: t('Description'),
  text: ({ role }) => role.roleDescription,
  priority: 3,
  tone: 'muted',
  searchable: true,
  mobile: 'detail',
};
const products: Column<RoleRow> = {
  id: 'products',
  header: t('Products'),
  text: (row) => row.products.join(', '),
  priority: 2,
  tone: 'muted',
  searchable: true,
};
const users: Column<RoleRow> = {
  id: 'users',
  header: t('Users'),
  text: (row) => (row.users === undefined ? '–' : formatCount(row.users)),
  compare: (a, b) => (a.users ?? 0) - (b.users ?? 0),
  width: '88px',
  align: 'end',
};

export const rolesTable = defineTable<RoleRow>({
  rowId: ({ role }) => role.roleId,
  columns: [name, description, products, users],
  actions: { width: '132px', mobile: 'state' },
  filters: [{ id: 'product', label: t('Product'), values: (row) => row.products }],
  defaultSort: 'name',
});

/** ACCT-093, ACCT-094 */
export const roleHref = ({ role }: RoleRow): string | undefined =>
  role.isReadOnly ? undefined : pathOf(area.pages.role, { roleId: role.roleId });

export const copyHref = ({ roleId }: customerRole.Role) =>
  `${pathOf(area.pages.newRole)}?copy=${encodeURIComponent(roleId)}`;
