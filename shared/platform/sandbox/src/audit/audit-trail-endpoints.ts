import { auditTrail, texts } from '@console/api';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
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
export function auditTrailEndpoints(define: DefineEndpoint, platform: Platform): void {
  const endpoint = behind(define, 'GENERAL_ADMIN');

  endpoint(auditTrail.getAuditEvents, {
    query: pageQuery,
    handle: ({ company, query }) => readPage(platform, company, query),
  });

  endpoint(auditTrail.getAuditEvent, ({ company, params }) => readEvent(platform, company, params.eventId));

  endpoint(auditTrail.getAuditOptions, ({ company }) => readOptions(platform, company));
}
