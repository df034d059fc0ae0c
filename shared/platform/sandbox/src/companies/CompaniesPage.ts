import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import {
  APPROVAL_PATH,
  approveCompany,
  type PendingCompany,
  readApprovedName,
  readPendingCompanies,
  textOf,
} from './company-approval';
import { companyRegister } from './company-register';

const approval = z.object({ companyId: z.string() });

interface Companies {
  pending: PendingCompany[];
  approved?: string | undefined;
  /** The mail to staff names this company. */
  waitingId?: string | undefined;
  consoleOrigin: string;
}

export async function companyPages(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get<{ Querystring: { approved?: string; waiting?: string } }>(APPROVAL_PATH, async (request, reply) => {
    const pending = await readPendingCompanies(platform);
    const approved = await readApprovedName(platform, request.query.approved);
    const [consoleOrigin = '/'] = platform.consoleOrigins;
    const { waiting: waitingId } = request.query;
    return sendPage(reply, companiesPage({ pending, approved, waitingId, consoleOrigin }));
  });

  app.post(APPROVAL_PATH, async (request, reply) => {
    const { companyId } = approval.parse(request.body);
    await approveCompany(platform, companyId);
    return reply.redirect(`${APPROVAL_PATH}?${new URLSearchParams({ approved: companyId })}`, 303);
  });
}

function companiesPage({ pending, approved, waitingId, consoleOrigin }: Companies): Html {
  const first = pending.filter(({ id }) => id === waitingId);
  const otherCompanies = pending.filter(({ id }) => id !== waitingId);
  const content = html`<h1>Companies</h1>
<p class="lead">Registered, and waiting for the platform’s approval.</p>
${approved !== undefined && html`<p class="notice" role="status"><b>${approved}</b> is active. Its users have been told by mail. <a href="${consoleOrigin}/">To the console</a></p>`}
${waitingId !== undefined && first.length === 0 && html`<p class="notice">The company of this link no longer waits.</p>`}
${pending.length === 0 && html`<p class="notice">Nothing waits. Register a company in the console, and it appears here.</p>`}
<ul class="stack">${first.map((company) => approvalForm(company, true))}${otherCompanies.map((company) => approvalForm(company, false))}</ul>`;
  return page({ title: 'Companies', content, isWide: true, aside: numbersToTry() });
}

function approvalForm(company: PendingCompany, isFocused: boolean): Html {
  const { id, name, orgNumber, country, registeredDate, answers } = company;
  const since = registeredDate === null ? 'long ago' : day.format(new Date(registeredDate));
  return html`<li><form method="post" action="${APPROVAL_PATH}">
<input type="hidden" name="companyId" value="${id}">
<p><b>${name}</b></p>
<p class="hint">${orgNumber} · ${country} · registered ${since}</p>
${Object.entries(answers).map(([question, answer]) => html`<p class="hint">${question}: ${textOf(answer)}</p>`)}
<p class="row approve"><button class="button primary" type="submit" aria-label="Approve ${name}"${isFocused && html` autofocus`}>Approve</button></p>
</form></li>`;
}

function numbersToTry(): Html {
  return html`<aside aria-labelledby="register">
<h2 id="register">Numbers to register with</h2>
<p class="hint">All invented. The register knows these. Any other number with a valid check digit waits for approval.</p>
<ul class="stack">${companyRegister.map(
    ({ orgNumber, countryCode, name, isPreapproved }) => html`<li><p><code>${orgNumber}</code> ${countryCode}</p>
<p class="hint">${name}${isPreapproved && html` · active at once`}</p></li>`,
  )}</ul>
</aside>`;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' });
