import { t } from '@console/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import * as z from 'zod';
import { type PageBranding, pageBrandingOf, rememberCompany, rememberedCompany } from '../branding/page-branding';
import { checkCredentials } from '../identity/accounts';
import { chooseCompany, companiesOf, companyForSignIn } from '../identity/company-choice';
import { PERSONAS } from '../identity/personas';
import { field, initials } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import { serveFiles } from '../pages/page-assets';
import type { Platform } from '../platform/platform';
import { speakToCustomers } from '../words/request-words';
import { companyChoicePage } from './CompanyChoicePage';
import { COMPANY_PROMPT } from './provider';
import { WrongPasswords } from './wrong-passwords';

const credentials = z.object({ email: z.string().max(320), password: z.string().max(200) });
const choice = z.object({ customerId: z.string() });

export async function signInRoutes(app: FastifyInstance, platform: Platform, provider: Provider): Promise<void> {
  const wrongPasswords = new WrongPasswords();
  speakToCustomers(app);

  app.get('/identity/sign-in/:uid', async (request, reply) => {
    const { prompt, session, params } = await provider.interactionDetails(request.raw, reply.raw);
    const branding = await pageBrandingOf(platform, companyOfPage(params, request));
    if (prompt.name === COMPANY_PROMPT) {
      const companies = await companiesOf(platform.db, session?.accountId ?? '');
      return sendPage(reply, companyChoicePage({ companies, branding }), branding);
    }
    return sendPage(reply, signInPage(branding), branding);
  });

  app.post('/identity/sign-in/:uid', async (request, reply) => {
    const { prompt, session, params } = await provider.interactionDetails(request.raw, reply.raw);
    const result =
      prompt.name === COMPANY_PROMPT
        ? await readChoice(platform, session?.accountId ?? '', request.body)
        : await readCredentials(platform, wrongPasswords, request.body);
    if (isRefused(result)) {
      const branding = await pageBrandingOf(platform, companyOfPage(params, request));
      return sendPage(reply.code(422), signInPage(branding, result), branding);
    }
    const personId = result.login?.accountId ?? session?.accountId;
    const company = personId === undefined ? undefined : await companyForSignIn(platform.db, personId);
    if (company) rememberCompany(reply, company.id);
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });

  serveFiles(app, import.meta.dirname, { '/identity/assets/sign-out.js': 'sign-out.js' });
}

/** Uses the console's request, else the last in this browser. */
function companyOfPage({ company }: Record<string, unknown>, request: FastifyRequest): string | undefined {
  return typeof company === 'string' ? company : rememberedCompany(request);
}

interface Refused {
  email: string;
  refusal: string;
}
type Step = InteractionResults | Refused;

function isRefused(step: Step): step is Refused {
  return typeof step.refusal === 'string';
}

async function readCredentials(platform: Platform, wrongPasswords: WrongPasswords, body: unknown): Promise<Step> {
  const { email, password } = credentials.parse(body);
  const waitReason = wrongPasswords.waitReason(email);
  if (waitReason !== undefined) return { email, refusal: waitReason };
  const check = await checkCredentials(platform, email, password);
  wrongPasswords.note(email, 'personId' in check);
  if ('refusal' in check) return { email, refusal: check.refusal };
  return { login: { accountId: check.personId, remember: false } };
}

async function readChoice({ db }: Platform, personId: string, body: unknown): Promise<Step> {
  const { customerId } = choice.parse(body);
  if (!(await chooseCompany(db, personId, customerId))) throw new Error('Not a company of this person');
  return { [COMPANY_PROMPT]: {} };
}

function signInPage(branding: PageBranding | undefined, { email, refusal }: Partial<Refused> = {}): Html {
  const content = html`<h1>${t('Sign in')}</h1>
<p class="lead">${t('Use your work email address.')}</p>
<form method="post" class="stack">
${refusal !== undefined && html`<p class="notice danger" role="alert">${refusal}</p>`}
${field({ name: 'email', label: t('Email'), type: 'email', autocomplete: 'username', value: email, isFocused: refusal === undefined })}
${field({ name: 'password', label: t('Password'), type: 'password', autocomplete: 'current-password', isFocused: refusal !== undefined })}
<button class="button primary" type="submit">${t('Sign in')}</button>
</form>
${branding?.loginUrl !== undefined && html`<p>${t('{company} has its own sign-in page:', { company: branding.companyName ?? '' })} <a href="${branding.loginUrl}">${new URL(branding.loginUrl).host}</a></p>`}`;
  return page({ title: t('Sign in'), content, aside: personas(), branding });
}

function personas(): Html {
  return html`<aside aria-labelledby="personas" lang="en">
<h2 id="personas">Sandbox people</h2>
<p class="hint">All invented. One click signs you in.</p>
<ul class="choices">${Object.values(PERSONAS).map(
    ({ name, email, password, title }) => html`<li><form method="post">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="password" value="${password}">
<button class="choice" type="submit"><span class="avatar" aria-hidden="true">${initials(name)}</span><span><b>${name}</b><span>${title}</span></span></button>
</form></li>`,
  )}</ul>
</aside>`;
}
