import { manageTeam, searchText } from '@console/api';
import { type GoToResult, pathOf, type SlotFunctions } from '@console/contract';
import { send } from '@console/http';
import { searchFor } from '@console/schema/search-text';
import { t } from '@console/words';
import area from '../area';
import { userGroupsQuery, userRolesQuery } from './team-queries';

/** Limits each kind of result. */
const MOST = 5;

/** C156. The slot has the pages' gate. */
const COMMANDS: readonly GoToResult[] = [
  { kind: t('Command'), label: t('Invite users'), path: pathOf(area.pages.invites) },
  { kind: t('Command'), label: t('New group'), path: pathOf(area.pages.createGroup) },
];

export const findTeam: SlotFunctions['search'] = async (search, client, signal) => {
  // One more than shown, to detect further matches.
  const input = { query: { search: searchText(search), take: MOST + 1 } };
  const [users, roles, groups] = await Promise.all([
    send(manageTeam.getUsers, input, { signal }).catch(() => undefined),
    client.fetchQuery(userRolesQuery).catch(() => undefined),
    client.fetchQuery(userGroupsQuery).catch(() => undefined),
  ]);
  const contains = searchFor(search);
  const people = (users ?? []).filter(({ name, email }) => contains(`${name} ${email}`));
  const allMatches = {
    kind: t('Users'),
    label: t('All matches for “{search}”', { search }),
    path: `${pathOf(area.pages.users)}?q=${encodeURIComponent(search)}`,
  };
  const named = (records: readonly { id: string; name: string }[] = []) =>
    records.filter(({ name }) => contains(name)).slice(0, MOST);

  return {
    results: [
      ...COMMANDS.filter(({ label, kind }) => contains(`${label} ${kind}`)),
      ...people.slice(0, MOST).map(({ id, name, email }) => ({
        kind: t('User'),
        label: name,
        detail: email,
        path: pathOf(area.pages.editUser, { userId: id }),
      })),
      ...(people.length > MOST ? [allMatches] : []),
      ...named(roles).map(({ id, name }) => ({
        kind: t('Role'),
        label: name,
        path: pathOf(area.pages.role, { roleId: id }),
      })),
      ...named(groups).map(({ id, name }) => ({
        kind: t('Group'),
        label: name,
        path: pathOf(area.pages.editGroup, { groupId: id }),
      })),
    ],
    hasFailed: !users || !roles || !groups,
  };
};
