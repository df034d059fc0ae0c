import { randomUUID } from 'node:crypto';
import { adminIntegration } from '@console/api';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { archiveRecords } from '../archive/archive-tables';
import { queueDeliveries } from '../archive/webhook-deliveries';
import { customers } from '../db/schema';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import type { SigningCredentials } from './credentials';
import { agreements } from './signing-providers';
import { readSettings } from './signing-rules';
import { signingOrders, signingProviderStates, signingSettings } from './signing-tables';

const URL_PATH = '/platform/signing-providers';
const PROVIDERS = Object.keys(adminIntegration.credentialsTypes) as adminIntegration.ProviderId[];
const STATES = ['works', 'slow', 'down'] as const;
const newState = z.object({ providerId: z.enum(PROVIDERS), state: z.enum(STATES) });
const signed = z.object({ orderId: z.string() });

/** Needs no sign-in: replaces the providers' sites. */
export async function signingProviderPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const { db, now } = platform;
  app.get(URL_PATH, async (_request, reply) => {
    const states = new Map((await db.select().from(signingProviderStates)).map((row) => [row.providerId, row.state]));
    const orders = await db
      .select({ order: signingOrders, company: customers.name, credentials: signingSettings.credentials })
      .from(signingOrders)
      .innerJoin(customers, eq(customers.id, signingOrders.customerId))
      .innerJoin(signingSettings, eq(signingSettings.customerId, signingOrders.customerId))
      .orderBy(desc(signingOrders.createdAt));
    return sendPage(reply, providersPage(states, orders));
  });

  app.post(`${URL_PATH}/state`, async (request, reply) => {
    const { providerId, state } = newState.parse(request.body);
    await db.delete(signingProviderStates).where(eq(signingProviderStates.providerId, providerId));
    if (state !== 'works') await db.insert(signingProviderStates).values({ providerId, state });
    return reply.redirect(URL_PATH, 303);
  });

  app.post(`${URL_PATH}/sign`, async (request, reply) => {
    const { orderId } = signed.parse(request.body);
    const [order] = await db.select().from(signingOrders).where(eq(signingOrders.id, orderId));
    if (order && order.signedAt === null) {
      const at = now().getTime();
      await db.update(signingOrders).set({ signedAt: at }).where(eq(signingOrders.id, orderId));
      const { folderId, documentName: title } = order;
      await reportSigned(platform, order);
      const stored = { id: randomUUID(), folderId: folderId ?? '', title, metadata: {}, archivedAt: at };
      if (folderId !== null) {
        await db.insert(archiveRecords).values(stored);
        await queueDeliveries(platform, order.customerId, 'document.archived', { id: stored.id, title, folderId });
      }
    }
    return reply.redirect(URL_PATH, 303);
  });
}

async function reportSigned(platform: Platform, { customerId, documentName, providerId }: OrderRow): Promise<void> {
  const { credentials } = await readSettings(platform, { id: customerId });
  const to = credentials.defaultNotificationEmail;
  if (to === '') return;
  const text = `${documentName} was signed by everybody. Sent by ${providerId}.`;
  await platform.mailer.send({ to, subject: `Signed: ${documentName}`, text, html: '' }, customerId);
}

type OrderRow = typeof signingOrders.$inferSelect;
type Order = { order: OrderRow; company: string; credentials: SigningCredentials };

function providersPage(states: Map<string, string>, orders: Order[]): Html {
  const content = html`<h1>Signing providers</h1>
<p class="lead">Stand-ins of the three providers: how they are doing, and what they were sent to be signed.</p>
<ul class="stack">${PROVIDERS.map((id) => stateForm(id, states.get(id) ?? 'works'))}</ul>
<h2>Documents</h2>
${orders.length === 0 && html`<p class="notice">Nothing has been sent to be signed.</p>`}
<ul class="stack">${orders.map(orderForm)}</ul>`;
  const { verified, scrive } = agreements;
  const aside = html`<aside aria-labelledby="agreements">
<h2 id="agreements">Credentials that they know</h2>
<p class="hint">All invented.</p>
<ul class="stack">
<li><p>Verified</p><p class="hint">UserId <code>${verified.clientId}</code>, company id <code>${verified.companyId}</code>, secret <code>${verified.clientSecret}</code></p></li>
<li><p>Scrive</p><p class="hint">Client ID <code>${scrive.clientId}</code>, secret <code>${scrive.clientSecret}</code></p></li>
</ul></aside>`;
  return page({ title: 'Signing providers', content, isWide: true, aside });
}

const stateForm = (id: string, state: string): Html => html`<li><form method="post" action="${URL_PATH}/state">
<input type="hidden" name="providerId" value="${id}">
<p><b>${id}</b> · ${state}</p>
<p class="row approve">${STATES.filter((each) => each !== state).map(
  (each) =>
    html`<button class="button" type="submit" name="state" value="${each}" aria-label="${id} ${each}">${each}</button>`,
)}</p>
</form></li>`;

const orderForm = ({
  order,
  company,
  credentials: { companyId, defaultNotificationEmail: email },
}: Order): Html => html`<li><form method="post" action="${URL_PATH}/sign">
<input type="hidden" name="orderId" value="${order.id}">
<p><b>${order.documentName}</b> · ${order.signedAt === null ? 'sent' : 'signed'}</p>
<p class="hint">${company}${companyId !== '' && html` (${companyId})`} · ${order.providerId} · ${order.signAuthMethod}</p>
<p class="hint">${email === '' ? 'It notifies nobody.' : `It notifies ${email}.`}</p>
${order.signedAt === null && html`<p class="row approve"><button class="button primary" type="submit" aria-label="Sign ${order.documentName}">Sign</button></p>`}
</form></li>`;
