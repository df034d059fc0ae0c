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
    users: {
      load: () => import('./users/UsersPage'),
      prefetch: [usersQuery, userRolesQuery, userGroupsQuery, userStatusesQuery, pendingInvitesQuery],
    },
    editUser: {
      load: () => import('./users/UserEditPanel'),
      prefetch: ({ userId = '' }) => [userQuery(userId)],
    },
    userAccess: {
      load: () => import('./users/UserAccessPanel'),
      prefetch: ({ userId = '' }) => [userQuery(userId), userAccessQuery(userId), userGroupsQuery],
    },
    invites: {
      load: () => import('./invites/InvitesPage'),
      prefetch: [invitesQuery, userRolesQuery, userGroupsQuery, usersQuery, pendingInvitesQuery],
    },
    roles: {
      load: () => import('./roles/RolesPage'),
      prefetch: [rolesQuery, usersQuery],
    },
    newRole: {
      load: () => import('./role-editor/NewRolePage'),
      prefetch: [blankRoleQuery],
    },
    role: {
      load: () => import('./role-editor/RolePage'),
      prefetch: ({ roleId = '' }) => [roleQuery(roleId), roleUsersQuery(roleId)],
    },
    groups: {
      load: () => import('./groups/GroupsPage'),
      prefetch: [groupsQuery, usersQuery],
    },
    createGroup: {
      load: () => import('./groups/CreateGroupPanel'),
    },
    editGroup: {
      load: () => import('./group/GroupPage'),
      prefetch: ({ groupId = '' }) => [
        groupQuery(groupId),
        groupMembersQuery(groupId),
        userRolesQuery,
        userStatusesQuery,
      ],
    },
    addMembers: {
      load: () => import('./group/AddMembersPanel'),
      prefetch: [usersQuery, userGroupsQuery],
    },
    notifications: {
      load: () => import('./notifications/NotificationsPage'),
      prefetch: [notificationTypesQuery, templateLanguagesQuery],
    },
    account: {
      load: () => import('./account/AccountPage'),
      prefetch: [customerQuery],
    },
    registration: {
      load: () => import('./registration/RegistrationPage'),
      prefetch: [countriesQuery],
    },
    profile: {
      load: () => import('./profile/ProfilePage'),
      prefetch: [myUserQuery, languagesQuery],
    },
  },
  slots: {
    findTeam: () => import('./components/find-team').then((module) => module.findTeam),
    inviteStep: () => import('./invites/invite-step').then((module) => module.inviteStep),
    waitingInvites: () => import('./invites/WaitingInvites').then((module) => module.WaitingInvites),
  },
});
