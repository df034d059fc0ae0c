import { reverseOf, type UserChange } from './user-change-rules';

const reader = { roleId: 'reader', statusId: 1, groupIds: ['finance'] };

test.each<[UserChange, UserChange | undefined]>([
  [{ field: 'role', roleId: 'reader' }, undefined],
  [
    { field: 'role', roleId: 'auditor' },
    { field: 'role', roleId: 'reader' },
  ],
  [{ field: 'status', statusId: 1 }, undefined],
  [
    { field: 'status', statusId: 2 },
    { field: 'status', statusId: 1 },
  ],
  [{ field: 'group', groupId: 'finance', isMember: true }, undefined],
  [
    { field: 'group', groupId: 'finance', isMember: false },
    { field: 'group', groupId: 'finance', isMember: true },
  ],
])('what takes %j back', (change, reverse) => {
  expect(reverseOf(reader, change)).toEqual(reverse);
});
