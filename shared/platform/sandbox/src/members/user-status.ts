import type { manageTeam } from '@console/api';

export const STATUS_ACTIVE = 1;

export const userStatuses: manageTeam.UserStatus[] = [
  { id: STATUS_ACTIVE, name: 'Active' },
  { id: 2, name: 'Inactive' },
  { id: 3, name: 'Locked' },
];

export const statusName = (statusId: number): string =>
  userStatuses.find(({ id }) => id === statusId)?.name ?? String(statusId);
