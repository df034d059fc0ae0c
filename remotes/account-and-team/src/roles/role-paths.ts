export const ROLES_PATH = '/admin/team/roles';
export const NEW_ROLE_PATH = '/admin/team/role';

export const rolePath = (roleId: string) => `/admin/team/role/${encodeURIComponent(roleId)}`;
/** A new role that starts as a copy. */
export const copyPath = (roleId: string) => `${NEW_ROLE_PATH}?copy=${encodeURIComponent(roleId)}`;
