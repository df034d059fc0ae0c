import { manageTeam, searchText } from '@console/api';
import { type GoToResult, pathOf, type SlotProps } from '@console/contract';
import { callQuery, useQuery } from '@console/query';
import { searchFor } from '@console/schema/search-text';
import { useEffect } from 'react';
import area from '../area';
import { userGroupsQuery, userRolesQuery } from './team-queries';

/** Of each kind. */
const MOST = 5;

/** Not cached: every search text is another query. */
const usersFoundQuery = (search: string) =>
  // One more than is shown, to know that there are more.
  callQuery(manageTeam.getUsers, { query: { search: searchText(search), take: MOST + 1 } }, { gcTime: 0 });

/** What *Go to* finds here: users, roles and groups. */
export function FindTeam({ search, onFound }: SlotProps['go-to']) {
  const { data: users, error: usersError } = useQuery(usersFoundQuery(search));
  const { data: roles, error: rolesError } = useQuery(userRolesQuery);
  const { data: groups, error: groupsError } = useQuery(userGroupsQuery);

  useEffect(() => {
    const isOver = [users ?? usersError, roles ?? rolesError, groups ?? groupsError].every(Boolean);
    if (!isOver) return;
    onFound({
      source: area.name,
      search,
      results: resultsOf({ search, users: users ?? [], roles: roles ?? [], groups: groups ?? [] }),
      hasFailed: !users || !roles || !groups,
    });
  }, [search, onFound, users, usersError, roles, rolesError, groups, groupsError]);
  return null;
}

interface Team {
  search: string;
  users: readonly manageTeam.TeamUser[];
  roles: readonly manageTeam.UserRoleName[];
  groups: readonly manageTeam.UserGroupName[];
}

function resultsOf({ search, users, roles, groups }: Team): GoToResult[] {
  const contains = searchFor(search);
  const people = users.filter(({ name, email }) => contains(`${name} ${email}`));
  const others = people.length > MOST && {
    kind: 'Users',
    label: `All that match “${search}”`,
    path: `${pathOf(area.pages.users)}?q=${encodeURIComponent(search)}`,
  };
  return [
    ...people.slice(0, MOST).map(({ id, name, email }) => ({
      kind: 'User',
      label: name,
      detail: email,
      path: pathOf(area.pages.editUser, { userId: id }),
    })),
    ...(others ? [others] : []),
    ...roles
      .filter(({ name }) => contains(name))
      .slice(0, MOST)
      .map(({ id, name }) => ({ kind: 'Role', label: name, path: pathOf(area.pages.role, { roleId: id }) })),
    ...groups
      .filter(({ name }) => contains(name))
      .slice(0, MOST)
      .map(({ id, name }) => ({ kind: 'Group', label: name, path: pathOf(area.pages.editGroup, { groupId: id }) })),
  ];
}
