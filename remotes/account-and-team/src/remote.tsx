import { bindArea } from '@console/contract';
import { customerQuery } from './account/account-queries';
import area from './area';
import {
  pendingInvitesQuery,
  userGroupsQuery,
  userRolesQuery,
  userStatusesQuery,
  usersQuery,
} from './components/team-queries';
import { groupMembersQuery } from './group/members-queries';
import { groupQuery, groupsQuery } from './groups/groups-queries';
import { invitesQuery } from './invites/invites-queries';
import { notificationTypesQuery, templateLanguagesQuery } from './notifications/notifications-queries';
import { languagesQuery, myUserQuery } from './profile/profile-queries';
import { countriesQuery } from './registration/registration-queries';
import { blankRoleQuery, roleQuery, rolesQuery, roleUsersQuery } from './roles/roles-queries';
import { userAccessQuery } from './users/access-queries';
import { userQuery } from './users/users-queries';

export default bindArea(area, {
  pages: {
    users: () => import('./users/UsersPage'),
    editUser: () => import('./users/UserEditPanel'),
    userAccess: () => import('./users/UserAccessPanel'),
    invites: () => import('./invites/InvitesPage'),
    roles: () => import('./roles/RolesPage'),
    newRole: () => import('./role-editor/NewRolePage'),
    role: () => import('./role-editor/RolePage'),
    groups: () => import('./groups/GroupsPage'),
    createGroup: () => import('./groups/CreateGroupPanel'),
    editGroup: () => import('./group/GroupPage'),
    addMembers: () => import('./group/AddMembersPanel'),
    notifications: () => import('./notifications/NotificationsPage'),
    account: () => import('./account/AccountPage'),
    registration: () => import('./registration/RegistrationPage'),
    profile: () => import('./profile/ProfilePage'),
  },
  prefetch: {
    users: [usersQuery, userRolesQuery, userGroupsQuery, userStatusesQuery, pendingInvitesQuery],
    editUser: ({ userId = '' }) => [userQuery(userId)],
    userAccess: ({ userId = '' }) => [userQuery(userId), userAccessQuery(userId), userGroupsQuery],
    invites: [invitesQuery, userRolesQuery, userGroupsQuery, usersQuery, pendingInvitesQuery],
    roles: [rolesQuery, usersQuery],
    newRole: [blankRoleQuery],
    role: ({ roleId = '' }) => [roleQuery(roleId), roleUsersQuery(roleId)],
    groups: [groupsQuery, usersQuery],
    editGroup: ({ groupId = '' }) => [
      groupQuery(groupId),
      groupMembersQuery(groupId),
      userRolesQuery,
      userStatusesQuery,
    ],
    addMembers: [usersQuery, userGroupsQuery],
    notifications: [notificationTypesQuery, templateLanguagesQuery],
    account: [customerQuery],
    registration: [countriesQuery],
    profile: [myUserQuery, languagesQuery],
  },
  slots: {
    findTeam: () => import('./components/find-team').then((module) => module.findTeam),
    inviteStep: () => import('./invites/invite-step').then((module) => module.inviteStep),
    waitingInvites: () => import('./invites/WaitingInvites').then((module) => module.WaitingInvites),
  },
});
