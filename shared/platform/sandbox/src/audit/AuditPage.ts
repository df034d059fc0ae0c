import { count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { customers } from '../db/schema';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { auditEntries, auditPositions } from './audit-tables';
import { waitingEntries } from './forward-entries';

const URL_PATH = '/platform/audit';
const NEWEST = 100;
const query = z.object({ company: z.string().optional().catch(undefined) });

type EntryRow = typeof auditEntries.$inferSelect;

interface Receiver {
  company: string;
  receiver: 'rest' | 'console';
  waiting: number;
  lastError: string;
  lastSentAt: number | null;
}

interface Audit {
  companies: { id: string; name: string; entries: number }[];
  chosenId: string | undefined;
  entries: EntryRow[];
  receivers: Receiver[];
}

/** Needs no sign-in, like the outbox. */
export async function auditPages(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get(URL_PATH, async (request, reply) => {
    const { company } = query.parse(request.query);
    return sendPage(reply, auditPage(await readAudit(platform, company)));
  });
}

async function readAudit(platform: Platform, chosenId: string | undefined): Promise<Audit> {
  const { db } = platform;
  const companies = await db
    .select({ id: customers.id, name: customers.name, entries: count(auditEntries.id) })
    .from(customers)
    .innerJoin(auditEntries, eq(auditEntries.customerId, customers.id))
    .groupBy(customers.id)
    .orderBy(customers.name);
  const entries = await db
    .select()
    .from(auditEntries)
    .where(chosenId === undefined ? undefined : eq(auditEntries.customerId, chosenId))
    .orderBy(desc(auditEntries.id))
    .limit(NEWEST);
  const positions = await db
    .select({ position: auditPositions, company: customers.name })
    .from(auditPositions)
    .innerJoin(customers, eq(customers.id, auditPositions.customerId));
  const receivers = await Promise.all(
    positions.map(async ({ position, company }) => ({
      ...position,
      company,
      waiting: await waitingEntries(platform, position),
    })),
  );
  return { companies, chosenId, entries, receivers };
}

function auditPage({ companies, chosenId, entries, receivers }: Audit): Html {
  const content = html`<h1>Audit log</h1>
<p class="lead">Every write to the API, newest first. Values are not stored, only the names of what was sent.</p>
${companies.length > 1 && companyLinks(companies, chosenId)}
${entries.length === 0 && html`<p class="notice">Nothing yet. Change something in the console, and it appears here.</p>`}
<ul class="stack">${entries.map(entryItem)}</ul>
${entries.length === NEWEST && html`<p class="hint">The newest ${NEWEST}.</p>`}`;
  return page({ title: 'Audit log', content, isWide: true, aside: receiverList(receivers) });
}

function companyLinks(companies: Audit['companies'], chosenId: string | undefined): Html {
  const current = (isCurrent: boolean) => isCurrent && html` aria-current="page"`;
  return html`<nav class="row" aria-label="Companies">
<a href="${URL_PATH}"${current(chosenId === undefined)}>All</a>
${companies.map(
  ({ id, name, entries }) =>
    html`<a href="${URL_PATH}?${new URLSearchParams({ company: id }).toString()}"${current(id === chosenId)}>${name} (${entries})</a> `,
)}</nav>`;
}

function entryItem(entry: EntryRow): Html {
  const { action, target, fields, personName, personEmail, outcome, status, message, at, address } = entry;
  const ids = Object.entries(target).map(([name, value]) => `${name} ${value}`);
  const outcomeText = [outcome, status !== null && status !== 200 && String(status), message]
    .filter(Boolean)
    .join(' · ');
  return html`<li><p><code>${action}</code></p>
<p class="hint">${[...ids, fields.join(', ')].filter(Boolean).join(' · ')}</p>
<p class="hint">${personName} (${personEmail}) · ${address} · ${moment.format(at)}</p>
<p class="${outcome === 'succeeded' ? 'hint' : 'error'}">${outcomeText}</p></li>`;
}

function receiverList(receivers: Receiver[]): Html {
  return html`<aside aria-labelledby="receivers">
<h2 id="receivers">Forwarding</h2>
${receivers.length === 0 && html`<p class="hint">No company forwards its entries.</p>`}
<ul class="stack">${receivers.map(
    ({
      company,
      receiver,
      waiting,
      lastError,
      lastSentAt,
    }) => html`<li><p><b>${company}</b> ${receiver === 'rest' ? 'Rest API' : 'Console'}</p>
<p class="hint">${waiting} waiting${lastSentAt !== null && html` · last arrival ${moment.format(lastSentAt)}`}</p>
${lastError !== '' && html`<p class="error">${lastError} It is tried again.</p>`}</li>`,
  )}</ul>
</aside>`;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
