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

/** The only module that the host loads. */
export default bindArea(area, {
  pages: {
    users: {
      load: () => import(/* webpackChunkName: "users" */ './users/UsersPage').then((module) => module.UsersPage),
      prefetch: [usersQuery, userRolesQuery, userGroupsQuery, userStatusesQuery, pendingInvitesQuery],
    },
    editUser: {
      load: () =>
        import(/* webpackChunkName: "editUser" */ './users/UserEditPanel').then((module) => module.UserEditPanel),
      prefetch: ({ userId = '' }) => [userQuery(userId)],
    },
    userAccess: {
      load: () =>
        import(/* webpackChunkName: "userAccess" */ './users/UserAccessPanel').then((module) => module.UserAccessPanel),
      prefetch: ({ userId = '' }) => [userQuery(userId), userAccessQuery(userId), userGroupsQuery],
    },
    invites: {
      load: () =>
        import(/* webpackChunkName: "invites" */ './invites/InvitesPage').then((module) => module.InvitesPage),
      prefetch: [invitesQuery, userRolesQuery, userGroupsQuery, usersQuery, pendingInvitesQuery],
    },
    roles: {
      load: () => import(/* webpackChunkName: "roles" */ './roles/RolesPage').then((module) => module.RolesPage),
      prefetch: [rolesQuery, usersQuery],
    },
    newRole: {
      load: () =>
        import(/* webpackChunkName: "newRole" */ './role-editor/NewRolePage').then((module) => module.NewRolePage),
      prefetch: [blankRoleQuery],
    },
    role: {
      load: () => import(/* webpackChunkName: "role" */ './role-editor/RolePage').then((module) => module.RolePage),
      prefetch: ({ roleId = '' }) => [roleQuery(roleId), roleUsersQuery(roleId)],
    },
    groups: {
      load: () => import(/* webpackChunkName: "groups" */ './groups/GroupsPage').then((module) => module.GroupsPage),
      prefetch: [groupsQuery, usersQuery],
    },
    createGroup: {
      load: () =>
        import(/* webpackChunkName: "createGroup" */ './groups/CreateGroupPanel').then(
          (module) => module.CreateGroupPanel,
        ),
    },
    editGroup: {
      load: () => import(/* webpackChunkName: "editGroup" */ './group/GroupPage').then((module) => module.GroupPage),
      prefetch: ({ groupId = '' }) => [
        groupQuery(groupId),
        groupMembersQuery(groupId),
        userRolesQuery,
        userStatusesQuery,
      ],
    },
    addMembers: {
      load: () =>
        import(/* webpackChunkName: "addMembers" */ './group/AddMembersPanel').then((module) => module.AddMembersPanel),
      prefetch: [usersQuery, userGroupsQuery],
    },
    notifications: {
      load: () =>
        import(/* webpackChunkName: "notifications" */ './notifications/NotificationsPage').then(
          (module) => module.NotificationsPage,
        ),
      prefetch: [notificationTypesQuery, templateLanguagesQuery],
    },
    account: {
      load: () =>
        import(/* webpackChunkName: "account" */ './account/AccountPage').then((module) => module.AccountPage),
      prefetch: [customerQuery],
    },
    registration: {
      load: () =>
        import(/* webpackChunkName: "registration" */ './registration/RegistrationPage').then(
          (module) => module.RegistrationPage,
        ),
      prefetch: [countriesQuery],
    },
    profile: {
      load: () =>
        import(/* webpackChunkName: "profile" */ './profile/ProfilePage').then((module) => module.ProfilePage),
      prefetch: [myUserQuery, languagesQuery],
    },
  },
  slots: {
    findTeam: () => import('./components/find-team').then((module) => module.findTeam),
    inviteStep: () => import('./invites/invite-step').then((module) => module.inviteStep),
    waitingInvites: () => import('./invites/WaitingInvites').then((module) => module.WaitingInvites),
  },
});
