import { attributeStoreSubject } from './attribute-store/attribute-store-subject';
import { auditSubject } from './audit/audit-subject';
import { brandingSubject } from './branding/branding-subject';
import { companiesSubject } from './companies/companies-subject';
import { dashboardSubject } from './dashboard/dashboard-subject';
import { identitySubject } from './identity/identity-subject';
import { interactSubject } from './interact/interact-subject';
import { notificationsSubject } from './notifications/notifications-subject';
import { releasesSubject } from './releases/releases-subject';
import { rolesAndGroupsSubject } from './roles-and-groups/roles-and-groups-subject';
import { teamSubject } from './team/team-subject';
import { viewpointSubject } from './viewpoint/viewpoint-subject';
import type { Subject } from './platform/subject';

/** All subjects of the platform, in the order in which they are seeded. A new one is one more line. */
export const subjects: readonly Subject[] = [
  companiesSubject,
  rolesAndGroupsSubject,
  teamSubject,
  identitySubject,
  notificationsSubject,
  dashboardSubject,
  attributeStoreSubject,
  releasesSubject,
  brandingSubject,
  auditSubject,
  viewpointSubject,
  interactSubject,
];
