import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { invoices } from './billing-tables';
import { billingDay, moveCalendar } from './calendar';
import { dayAfter, firstOfNextMonth, inWords } from './calendar-days';
import { planById } from './plans';
import { readSubscribers } from './subscriptions';

const URL_PATH = '/platform/billing';
const move = z.object({ day: z.iso.date() });

export async function calendarPages(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get(URL_PATH, async (_request, reply) => {
    const day = await billingDay(platform);
    return sendPage(reply, calendarPage(day, await readCompanies(platform)));
  });

  app.post(URL_PATH, async (request, reply) => {
    await moveCalendar(platform, move.parse(request.body).day);
    return reply.redirect(URL_PATH, 303);
  });
}

async function readCompanies(platform: Platform) {
  const rows = await readSubscribers(platform);
  return Promise.all(
    rows.map(async ({ company, subscription }) => {
      const isOpen = and(eq(invoices.customerId, company.id), eq(invoices.status, 'open'));
      return { name: company.name, subscription, open: await platform.db.$count(invoices, isOpen) };
    }),
  );
}

type BilledCompany = Awaited<ReturnType<typeof readCompanies>>[number];

function calendarPage(day: string, companies: BilledCompany[]): Html {
  const content = html`<h1>Billing calendar</h1>
<p class="lead" role="status">Billing is at <b>${inWords(day)}</b>.</p>
<p class="hint">Days that pass issue the invoices of a month, charge cards, let lower plans take effect, and give up what nobody has paid for 60 days. They cannot be taken back.</p>
${moveForm(dayAfter(day), 'Next day')}
${moveForm(firstOfNextMonth(day), `To ${inWords(firstOfNextMonth(day))}`)}
<p class="hint"><a href="/outbox">Outbox</a> · <a href="/platform/companies">Companies</a></p>`;
  return page({ title: 'Billing calendar', content, isWide: true, aside: companyList(companies) });
}

function moveForm(day: string, label: string): Html {
  return html`<form method="post"><input type="hidden" name="day" value="${day}">
<button class="button" type="submit">${label}</button></form>`;
}

function companyList(companies: BilledCompany[]): Html {
  return html`<aside aria-labelledby="companies"><h2 id="companies">Subscriptions</h2>
<ul class="stack">${companies.map(
    ({ name, subscription, open }) => html`<li><p><b>${name}</b></p>
<p class="hint">${planById(subscription.planId)?.planName} by ${subscription.method === 'stripe' ? 'card' : 'invoice'} · ${open} open${
      subscription.nextFrom !== null &&
      html` · ${planById(subscription.nextPlanId)?.planName} from ${inWords(subscription.nextFrom)}`
    }</p></li>`,
  )}</ul></aside>`;
}
