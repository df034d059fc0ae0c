import { apiClient, texts } from '@console/api';
import { post } from '@console/http';
import * as z from 'zod';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import type { Platform } from '../platform/platform';
import { clientPostings } from './api-client-tables';

const AUDIT_ENTRIES_AT_ONCE = 100;
const auditEntry = z.object({ event: texts.name.check(z.minLength(1)), message: z._default(texts.comment, '') });
const auditEntries = z.array(auditEntry).min(1).max(AUDIT_ENTRIES_AT_ONCE);
const metaToolDocument = z.object({ name: texts.line.check(z.minLength(1)), content: z._default(texts.file, '') });

/** The specification names the types of client but not their calls. */
export function machineEndpoints(define: DefineEndpoint, { auditTrail, db, now }: Platform): void {
  const endpoint = behind(define, 'client');

  /** Lets a client test a token. */
  endpoint(apiClient.getOwnClient, {
    scopes: apiClient.clientTypes.map(({ scope }) => scope),
    handle: ({ principal: { person, client }, company }) => ({
      clientId: person.id,
      clientName: person.firstName,
      company: company.name,
      scope: client?.scopes.join(' ') ?? '',
    }),
  });

  /** INTG-135 */
  endpoint(
    post('main', 'api/AuditLog', {
      body: z.union([auditEntries, auditEntry.transform((entry) => [entry])]),
      answer: z.object({ accepted: z.int() }),
    }),
    {
      scopes: ['api.audit'],
      audit: ['event', 'created'],
      handle: async ({ principal, body }) => {
        await auditTrail.record(principal, body);
        return { accepted: body.length };
      },
    },
  );

  /** INTG-136 */
  endpoint(
    post('main', 'api/MetaTool/Documents', { body: metaToolDocument, answer: z.object({ created: z.string() }) }),
    {
      scopes: ['api.metatool'],
      audit: ['event', 'created'],
      handle: async ({ principal, company, body }) => {
        const posting = { customerId: company.id, clientId: principal.person.id, at: now().getTime() };
        await db.insert(clientPostings).values({ ...posting, kind: 'metaTool', content: body });
        return { created: body.name };
      },
    },
  );
}
