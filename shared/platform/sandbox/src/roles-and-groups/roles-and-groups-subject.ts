import type { Subject } from '../platform/subject';
import { groupEndpoints } from './group-endpoints';
import { roleEndpoints } from './role-endpoints';
import { seedGroups } from './seed-groups';
import { seedRoles } from './seed-roles';

export const rolesAndGroupsSubject: Subject = {
  endpoints: [roleEndpoints, groupEndpoints],
  seed: (rows, options) => {
    seedRoles(rows);
    seedGroups(rows, options);
  },
};
