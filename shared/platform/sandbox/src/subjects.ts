import { apiClientsSubject } from './api-clients/api-clients-subject';
import { archiveSubject } from './archive/archive-subject';
import { attributeStoreSubject } from './attribute-store/attribute-store-subject';
import { auditSubject } from './audit/audit-subject';
import { billingSubject } from './billing/billing-subject';
import { brandingSubject } from './branding/branding-subject';
import { companiesSubject } from './companies/companies-subject';
import { dashboardSubject } from './dashboard/dashboard-subject';
import { deliveryServicesSubject } from './delivery-services/delivery-services-subject';
import { identitySubject } from './identity/identity-subject';
import { interactSubject } from './interact/interact-subject';
import { notificationsSubject } from './notifications/notifications-subject';
import { paymentsSubject } from './payments/payments-subject';
import type { Subject } from './platform/subject';
import { releasesSubject } from './releases/releases-subject';
import { rolesAndGroupsSubject } from './roles-and-groups/roles-and-groups-subject';
import { signingSubject } from './signing/signing-subject';
import { teamSubject } from './team/team-subject';
import { viewpointSubject } from './viewpoint/viewpoint-subject';

/** Order: seeding. */
export const subjects: readonly Subject[] = [
  companiesSubject,
  rolesAndGroupsSubject,
  teamSubject,
  identitySubject,
  notificationsSubject,
  dashboardSubject,
  billingSubject,
  attributeStoreSubject,
  releasesSubject,
  brandingSubject,
  auditSubject,
  apiClientsSubject,
  archiveSubject,
  signingSubject,
  deliveryServicesSubject,
  paymentsSubject,
  viewpointSubject,
  interactSubject,
];
