import { defineArea } from '@console/contract';

/** C9 */
const requires = { feature: 'team', switch: 'team' } as const;

const requiresGeneral = { feature: 'generalAdmin', switch: 'settings' } as const;

export default defineArea({
  name: 'account-and-team',
  title: 'Account and team',
  groups: { Settings: { icon: 'settings', order: 40 }, Team: { icon: 'team', order: 30 } },
  pages: {
    users: {
      path: '/admin/team/manage',
      title: 'Manage users',
      requires,
      nav: { group: 'Team', label: 'Manage', order: 10 },
    },
    editUser: { path: '/admin/team/manage/:userId', title: 'Edit User', parent: 'users', requires },
    userAccess: { path: '/admin/team/manage/:userId/access', title: 'User access', parent: 'users', requires },
    invites: {
      path: '/admin/team/invite',
      title: 'Manage Invites',
      requires,
      nav: { group: 'Team', label: 'Invite', order: 20 },
    },
    roles: {
      path: '/admin/team/roles',
      title: 'Roles',
      requires,
      nav: { group: 'Team', label: 'Roles', order: 30, covers: ['/admin/team/role'] },
    },
    newRole: { path: '/admin/team/role', title: 'New role', requires, kind: 'form' },
    role: { path: '/admin/team/role/:roleId', title: 'Role', requires, kind: 'form' },
    groups: {
      path: '/admin/team/groups',
      title: 'Access groups',
      requires,
      nav: { group: 'Team', label: 'Access', order: 40, covers: ['/admin/team/group'] },
    },
    createGroup: { path: '/admin/team/group', title: 'Create group', parent: 'groups', requires },
    editGroup: { path: '/admin/team/group/:groupId', title: 'Edit group', requires },
    addMembers: { path: '/admin/team/group/:groupId/members', title: 'Add members', parent: 'editGroup', requires },
    notifications: {
      path: '/admin/settings/notifications',
      title: 'Notifications',
      kind: 'form',
      requires: requiresGeneral,
      nav: { group: 'Settings', label: 'Notifications', order: 10 },
    },
    account: {
      path: '/admin/settings/account',
      title: 'Account settings',
      kind: 'form',
      requires: requiresGeneral,
      nav: { group: 'Settings', label: 'Account', order: 20 },
    },
    registration: { path: '/company/create', title: 'Register a new company', kind: 'wizard' },
    profile: { path: '/userprofile', title: 'Personal account settings', kind: 'form' },
  },
  slots: {
    waitingInvites: { slot: 'next-actions', order: 30, requires },
    findTeam: { slot: 'search', order: 10, requires },
    inviteStep: { slot: 'onboarding', order: 30, requires },
  },
});
