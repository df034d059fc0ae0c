import { apiClientEndpoints } from './api-clients/api-client-endpoints';
import { machineEndpoints } from './api-clients/machine-endpoints';
import { seedApiClients } from './api-clients/seed-api-clients';
import { archivePages } from './archive/ArchivesPage';
import { archiveBackground } from './archive/archive-background';
import { migrationEndpoints } from './archive/archive-migration';
import { folderEndpoints } from './archive/folder-endpoints';
import { metadataEndpoints } from './archive/metadata-endpoints';
import { recordEndpoints } from './archive/record-endpoints';
import { retentionEndpoints } from './archive/retention-endpoints';
import { seedArchive } from './archive/seed-archive';
import { webhookEndpoints } from './archive/webhook-endpoints';
import { documentEndpoints } from './attribute-store/document-endpoints';
import { seedDocuments } from './attribute-store/seed-documents';
import { auditSubject } from './audit/audit-subject';
import { billingEndpoints } from './billing/billing-endpoints';
import { calendarPages } from './billing/CalendarPage';
import { onPaid } from './billing/calendar';
import { invoicePages } from './billing/InvoicePage';
import { orderEndpoints } from './billing/order-endpoints';
import { planEndpoints } from './billing/plan-endpoints';
import { seedBilling, startCalendar } from './billing/seed-billing';
import { signupPaymentEndpoints } from './billing/signup-payment-endpoints';
import { brandingRoutes } from './branding/branding-routes';
import { seedBrandings } from './branding/seed-brandings';
import { whiteLabelEndpoints } from './branding/white-label-endpoints';
import { companyPages } from './companies/CompaniesPage';
import { customerEndpoints } from './companies/customer-endpoints';
import { registrationEndpoints } from './companies/registration-endpoints';
import { seedCompanies } from './companies/seed-companies';
import { dashboardEndpoints } from './dashboard/dashboard-endpoints';
import { addDailyFigures } from './dashboard/seed-figures';
import { mfdxEndpoints } from './delivery-services/mfdx-endpoints';
import { seedSettings } from './delivery-services/seed-settings';
import { consoleStartEndpoints } from './identity/console-start-endpoints';
import { myUserEndpoints } from './identity/my-user-endpoints';
import { sessionEndpoints } from './identity/session-endpoints';
import { seedInteract } from './interact/seed-interact';
import { soapClientEndpoints } from './interact/soap-client-endpoints';
import { webEditorEndpoints } from './interact/web-editor-endpoints';
import { notificationEndpoints } from './notifications/notification-endpoints';
import { outboxPages } from './notifications/OutboxPage';
import { paymentPages } from './payments/PaymentPages';
import type { Subject } from './platform/subject';
import { releasePages } from './releases/ReleasesPage';
import { releaseNotificationEndpoints } from './releases/release-notification-endpoints';
import { releasePackageEndpoints } from './releases/release-package-endpoints';
import { addReleases } from './releases/seed-releases';
import { groupEndpoints } from './roles-and-groups/group-endpoints';
import { roleEndpoints } from './roles-and-groups/role-endpoints';
import { seedGroups } from './roles-and-groups/seed-groups';
import { seedRoles } from './roles-and-groups/seed-roles';
import { signingSubject } from './signing/signing-subject';
import { invitationPages } from './team/InvitationPage';
import { inviteEndpoints } from './team/invite-endpoints';
import { seedPeople } from './team/seed-people';
import { userEndpoints } from './team/user-endpoints';
import { seedViewpoint } from './viewpoint/seed-viewpoint';
import { viewpointEndpoints } from './viewpoint/viewpoint-endpoints';

/** A folder each. Order: seeding. */
export const subjects: readonly Subject[] = [
  { endpoints: [customerEndpoints, registrationEndpoints], pages: companyPages, seed: seedCompanies },
  {
    endpoints: [roleEndpoints, groupEndpoints],
    seed: (rows, options) => {
      seedRoles(rows);
      seedGroups(rows, options);
    },
  },
  { endpoints: [userEndpoints, inviteEndpoints], pages: invitationPages, seed: seedPeople },
  { endpoints: [consoleStartEndpoints, myUserEndpoints, sessionEndpoints] },
  { endpoints: [notificationEndpoints], pages: outboxPages },
  { endpoints: [dashboardEndpoints], seedAtStart: addDailyFigures },
  {
    endpoints: [planEndpoints, orderEndpoints, billingEndpoints, signupPaymentEndpoints],
    pages: async (app, platform) => {
      await calendarPages(app, platform);
      await invoicePages(app, platform);
    },
    onPaid,
    seed: seedBilling,
    seedAtStart: startCalendar,
  },
  { endpoints: [documentEndpoints], seed: seedDocuments },
  {
    endpoints: [releasePackageEndpoints, releaseNotificationEndpoints],
    pages: releasePages,
    seedAtStart: addReleases,
  },
  { endpoints: [whiteLabelEndpoints], pages: brandingRoutes, seed: seedBrandings },
  auditSubject,
  { endpoints: [apiClientEndpoints, machineEndpoints], seed: seedApiClients },
  {
    endpoints: [
      folderEndpoints,
      recordEndpoints,
      webhookEndpoints,
      metadataEndpoints,
      retentionEndpoints,
      migrationEndpoints,
    ],
    pages: archivePages,
    background: archiveBackground,
    seed: seedArchive,
  },
  signingSubject,
  { endpoints: [mfdxEndpoints], seed: seedSettings },
  { pages: paymentPages },
  { endpoints: [viewpointEndpoints], seed: seedViewpoint },
  { endpoints: [soapClientEndpoints, webEditorEndpoints], seed: seedInteract },
];
