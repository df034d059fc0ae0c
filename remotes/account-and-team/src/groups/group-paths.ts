export const GROUPS = '/admin/team/groups';
export const NEW_GROUP = '/admin/team/group';

export const groupHref = (groupId: string) => `${NEW_GROUP}/${encodeURIComponent(groupId)}`;
