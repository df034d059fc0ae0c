import type { Subject } from '../platform/subject';
import { auditPages } from './AuditPage';
import { auditForwardingEndpoints } from './audit-forwarding-endpoints';
import { forwardEntries } from './forward-entries';

/** The log of all writes, and its forwarding to companies' own systems. */
export const auditSubject: Subject = {
  endpoints: [auditForwardingEndpoints],
  pages: auditPages,
  background: forwardEntries,
};
