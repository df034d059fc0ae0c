import { auditTrail, texts } from '@console/api';
import * as z from 'zod';
import type { DefineEndpoint } from '../calls/endpoint';
import type { Platform } from '../platform/platform';
import { readEvent, readOptions, readPage } from './read-trail';

const choice = z
  .union([texts.key, z.array(texts.key)])
  .optional()
  .transform((values) => (values === undefined ? [] : [values].flat()));

const pageQuery = z.object({
  ...auditTrail.getAuditEvents.query.shape,
  person: choice,
  subject: choice,
  operation: choice,
  outcome: choice,
  take: z.coerce.number().int().min(1).max(auditTrail.MOST_EVENTS).optional(),
});

/** api/AuditTrail (C146), behind the gate of audit forwarding. */
export function auditTrailEndpoints(endpoint: DefineEndpoint, platform: Platform): void {
  endpoint(auditTrail.getAuditEvents, {
    gate: 'GENERAL_ADMIN',
    query: pageQuery,
    handle: ({ company, query }) => readPage(platform, company, query),
  });

  endpoint(auditTrail.getAuditEvent, {
    gate: 'GENERAL_ADMIN',
    handle: ({ company, params }) => readEvent(platform, company, params.eventId),
  });

  endpoint(auditTrail.getAuditOptions, {
    gate: 'GENERAL_ADMIN',
    handle: ({ company }) => readOptions(platform, company),
  });
}
