import type { Subject } from '../platform/subject';
import { invitationPages } from './InvitationPage';
import { inviteEndpoints } from './invite-endpoints';
import { seedPeople } from './seed-people';
import { userEndpoints } from './user-endpoints';

export const teamSubject: Subject = {
  endpoints: [userEndpoints, inviteEndpoints],
  pages: invitationPages,
  seed: seedPeople,
};
