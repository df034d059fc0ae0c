import { bindArea } from '@console/contract';
import { customerQuery } from './account/account-queries';
import area from './area';
import { groupMembersQuery } from './group-members/members-queries';
import { groupQuery, groupsQuery } from './groups/groups-queries';
import { invitesQuery } from './invites/invites-queries';
import { notificationTypesQuery, templateLanguagesQuery } from './notifications/notifications-queries';
import { languagesQuery, myUserQuery } from './profile/profile-queries';
import { countriesQuery } from './registration/registration-queries';
import { blankRoleQuery, roleQuery, rolesQuery, roleUsersQuery, userRolesQuery } from './roles/roles-queries';
import { userGroupsQuery, userQuery, userStatusesQuery, usersQuery } from './users/users-queries';

/** The one module that the host loads: each page's code, and the data it will ask for first. */
export default bindArea(area, {
  pages: {
    users: {
      load: () => import(/* webpackChunkName: "users" */ './users/UsersPage').then((module) => module.UsersPage),
      prefetch: (client) =>
        Promise.all([
          client.prefetchQuery(usersQuery),
          client.prefetchQuery(userRolesQuery),
          client.prefetchQuery(userGroupsQuery),
          client.prefetchQuery(userStatusesQuery),
        ]),
    },
    editUser: {
      load: () =>
        import(/* webpackChunkName: "editUser" */ './users/UserEditPanel').then((module) => module.UserEditPanel),
      prefetch: (client, { userId = '' }) => client.prefetchQuery(userQuery(userId)),
    },
    invites: {
      load: () =>
        import(/* webpackChunkName: "invites" */ './invites/InvitesPage').then((module) => module.InvitesPage),
      prefetch: (client) => Promise.all([client.prefetchQuery(invitesQuery), client.prefetchQuery(userRolesQuery)]),
    },
    roles: {
      load: () => import(/* webpackChunkName: "roles" */ './roles/RolesPage').then((module) => module.RolesPage),
      prefetch: (client) => Promise.all([client.prefetchQuery(rolesQuery), client.prefetchQuery(usersQuery)]),
    },
    newRole: {
      load: () =>
        import(/* webpackChunkName: "newRole" */ './role-editor/NewRolePage').then((module) => module.NewRolePage),
      prefetch: (client) => client.prefetchQuery(blankRoleQuery),
    },
    role: {
      load: () => import(/* webpackChunkName: "role" */ './role-editor/RolePage').then((module) => module.RolePage),
      prefetch: (client, { roleId = '' }) =>
        Promise.all([client.prefetchQuery(roleQuery(roleId)), client.prefetchQuery(roleUsersQuery(roleId))]),
    },
    groups: {
      load: () => import(/* webpackChunkName: "groups" */ './groups/GroupsPage').then((module) => module.GroupsPage),
      prefetch: (client) => Promise.all([client.prefetchQuery(groupsQuery), client.prefetchQuery(usersQuery)]),
    },
    createGroup: {
      load: () =>
        import(/* webpackChunkName: "createGroup" */ './groups/CreateGroupPanel').then(
          (module) => module.CreateGroupPanel,
        ),
    },
    editGroup: {
      load: () => import(/* webpackChunkName: "editGroup" */ './groups/GroupPage').then((module) => module.GroupPage),
      prefetch: (client, { groupId = '' }) =>
        Promise.all([
          client.prefetchQuery(groupQuery(groupId)),
          client.prefetchQuery(groupMembersQuery(groupId)),
          client.prefetchQuery(userRolesQuery),
          client.prefetchQuery(userStatusesQuery),
        ]),
    },
    addMembers: {
      load: () =>
        import(/* webpackChunkName: "addMembers" */ './group-members/AddMembersPanel').then(
          (module) => module.AddMembersPanel,
        ),
      prefetch: (client) => Promise.all([client.prefetchQuery(usersQuery), client.prefetchQuery(userGroupsQuery)]),
    },
    notifications: {
      load: () =>
        import(/* webpackChunkName: "notifications" */ './notifications/NotificationsPage').then(
          (module) => module.NotificationsPage,
        ),
      prefetch: (client) =>
        Promise.all([client.prefetchQuery(notificationTypesQuery), client.prefetchQuery(templateLanguagesQuery)]),
    },
    account: {
      load: () =>
        import(/* webpackChunkName: "account" */ './account/AccountPage').then((module) => module.AccountPage),
      prefetch: (client) => client.prefetchQuery(customerQuery),
    },
    registration: {
      load: () =>
        import(/* webpackChunkName: "registration" */ './registration/RegistrationPage').then(
          (module) => module.RegistrationPage,
        ),
      prefetch: (client) => client.prefetchQuery(countriesQuery),
    },
    profile: {
      load: () =>
        import(/* webpackChunkName: "profile" */ './profile/ProfilePage').then((module) => module.ProfilePage),
      prefetch: (client) => Promise.all([client.prefetchQuery(myUserQuery), client.prefetchQuery(languagesQuery)]),
    },
  },
  slots: {
    waitingInvites: () => import('./invites/WaitingInvites').then((module) => module.WaitingInvites),
  },
});
