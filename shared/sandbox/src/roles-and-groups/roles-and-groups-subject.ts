import type { Subject } from '../platform/subject';
import { groupEndpoints } from './group-endpoints';
import { roleEndpoints } from './role-endpoints';
import { seedGroups } from './seed-groups';
import { seedRoles } from './seed-roles';

/** What the users of a company may use, and which groups they are in. */
export const rolesAndGroupsSubject: Subject = {
  endpoints: [roleEndpoints, groupEndpoints],
  seed: (rows, options) => {
    seedRoles(rows);
    seedGroups(rows, options);
  },
};
