import type { auditTrail } from '@console/api';
import { pathOf } from '@console/contract';
import { ownValue } from '@console/schema';
import { can } from '@console/session';
import area from '../area';
import { archiveHref } from '../components/archive-address';

type Requires = Parameters<typeof can>[0];
interface RecordPage {
  /** Undefined for a foreign id. */
  to: (id: string) => string | undefined;
  requires: Requires;
}

const TEAM: Requires = { feature: 'team', switch: 'team' };
const DOCUMENTS: Requires = { staff: true, feature: 'generalAdmin', switch: 'attributestore' };
const SERVICES: Requires = { feature: 'generalAdmin', switch: 'mfdx' };
const VIEWPOINT: Requires = { feature: 'generalAdmin', switch: 'viewpoint' };
const INTERACT: Requires = { feature: 'generalAdmin', switch: 'interact' };
const SETTINGS: Requires = { feature: 'generalAdmin', switch: 'settings' };
const { pages } = area;

const below = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;
const at = (path: string) => () => path;

/** Addresses, because areas do not import each other. */
const PAGES: Partial<Record<auditTrail.Subject, RecordPage>> = {
  apiClient: { to: (clientId) => pathOf(pages.apiClient, { clientId }), requires: pages.apiClient.requires },
  auditForwarding: { to: at(pathOf(pages.auditForwarding)), requires: pages.auditForwarding.requires },
  branding: { to: at(pathOf(pages.branding)), requires: pages.branding.requires },
  company: { to: at('/admin/settings/account'), requires: SETTINGS },
  deliveryService: { to: serviceAddress, requires: SERVICES },
  document: { to: below('/admin/attributestore/development'), requires: DOCUMENTS },
  folder: { to: (folderId) => pathOf(pages.folder, { folderId }), requires: pages.folder.requires },
  group: { to: below('/admin/team/group'), requires: TEAM },
  metadataColumns: { to: at(archiveHref('columns')), requires: pages.archive.requires },
  retentionPolicy: {
    to: (policyId) => pathOf(pages.retentionPolicy, { policyId }),
    requires: pages.retentionPolicy.requires,
  },
  role: { to: below('/admin/team/role'), requires: TEAM },
  signing: { to: at(pathOf(pages.digitalSigning)), requires: pages.digitalSigning.requires },
  soapClient: { to: below('/admin/interact/soap'), requires: INTERACT },
  user: { to: below('/admin/team/manage'), requires: TEAM },
  viewpoint: { to: below('/admin/viewpoint'), requires: VIEWPOINT },
  webEditor: { to: below('/admin/interact/webeditorsettings'), requires: INTERACT },
  webhook: { to: (webhookId) => pathOf(pages.webhook, { webhookId }), requires: pages.webhook.requires },
};

/** `test/5`: environment and service. */
function serviceAddress(id: string): string | undefined {
  return /^(development|test|production)\/\d+$/.test(id) ? `/admin/mfdx/${id}` : undefined;
}

/** Undefined without a page, or without the right. */
export function recordHref({ subject, id }: Pick<auditTrail.AuditRecord, 'subject' | 'id'>): string | undefined {
  const page = ownValue(PAGES, subject);
  return page && can(page.requires) ? page.to(id) : undefined;
}
