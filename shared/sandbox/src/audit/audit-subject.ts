import type { Subject } from '../platform/subject';
import { auditForwardingEndpoints } from './audit-forwarding-endpoints';
import { auditPages } from './AuditPage';
import { forwardEntries } from './forward-entries';

/** The log of what was changed, and its forwarding to companies' own systems. */
export const auditSubject: Subject = {
  endpoints: [auditForwardingEndpoints],
  pages: auditPages,
  background: forwardEntries,
};
