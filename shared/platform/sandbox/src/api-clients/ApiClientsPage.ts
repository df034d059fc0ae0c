import { apiClient } from '@console/api';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditEntries } from '../audit/audit-tables';
import { customers } from '../db/schema';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { apiClients, clientPostings } from './api-client-tables';

/** Needs no sign-in and shows no secret: the platform stores none. */
export async function apiClientPages(app: FastifyInstance, { db, issuer }: Platform): Promise<void> {
  app.get('/platform/api-clients', async (_request, reply) => {
    const clients = await db
      .select({ client: apiClients, company: customers.name })
      .from(apiClients)
      .innerJoin(customers, eq(customers.id, apiClients.customerId))
      .orderBy(desc(apiClients.lastCallAt), desc(apiClients.lastTokenAt));
    const postings = await db
      .select({ clientId: clientPostings.clientId, posted: count() })
      .from(clientPostings)
      .groupBy(clientPostings.clientId);
    const entries = await db
      .select({ clientId: auditEntries.personId, posted: count() })
      .from(auditEntries)
      .where(and(eq(auditEntries.outcome, 'succeeded'), isNull(auditEntries.status)))
      .groupBy(auditEntries.personId);
    const posted = new Map([...postings, ...entries].map((each) => [each.clientId, each.posted]));
    const rows = clients.map((row) => ({ ...row, posted: posted.get(row.client.clientId) ?? 0 }));
    return sendPage(reply, apiClientsPage(rows, `${issuer}/connect/token`));
  });
}

interface Row {
  client: typeof apiClients.$inferSelect;
  company: string;
  posted: number;
}

function apiClientsPage(rows: Row[], tokenEndpoint: string): Html {
  const content = html`<h1>API clients</h1>
<p class="lead">Machines that call the platform, and when each last did. Tokens come from <code>${tokenEndpoint}</code>.</p>
${rows.length === 0 && html`<p class="notice">No company has an API client. Create one in the console, and it appears here.</p>`}
<ul class="stack">${rows.map(entry)}</ul>`;
  return page({ title: 'API clients', content, isWide: true });
}

const entry = ({ client, company, posted }: Row): Html => html`<li>
<p><b>${client.name}</b> · ${client.enabled ? 'Enabled' : 'Disabled'}${client.useMtls && html` · Mutual TLS`}</p>
<p class="hint">${company} · <code>${client.clientId}</code> · ${apiClient.scopeOf(client) ?? 'Unkown type'}</p>
<p class="hint">Last token: ${instant(client.lastTokenAt)} · Last call: ${instant(client.lastCallAt)}</p>
${posted > 0 && html`<p class="hint">Has posted ${posted} ${posted === 1 ? 'record' : 'records'}</p>`}
</li>`;

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const instant = (at: number | null) => (at === null ? 'never' : format.format(at));
