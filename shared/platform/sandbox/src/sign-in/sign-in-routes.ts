import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import * as z from 'zod';
import { pageBrandingOf, rememberCompany, rememberedCompany } from '../branding/page-branding';
import { checkCredentials } from '../identity/accounts';
import { chooseCompany, companiesOf, companyForSignIn } from '../identity/company-choice';
import { sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { speakToCustomers } from '../words/request-words';
import { companyChoicePage } from './CompanyChoicePage';
import { COMPANY_PROMPT } from './provider';
import { signInPage } from './SignInPage';
import { signOutScript } from './SignOutPage';
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
    return sendPage(reply, signInPage({ email: '', branding }), branding);
  });

  app.post('/identity/sign-in/:uid', async (request, reply) => {
    const { prompt, session, params } = await provider.interactionDetails(request.raw, reply.raw);
    const result =
      prompt.name === COMPANY_PROMPT
        ? await readChoice(platform, session?.accountId ?? '', request.body)
        : await readCredentials(platform, wrongPasswords, request.body);
    if (isRefused(result)) {
      const branding = await pageBrandingOf(platform, companyOfPage(params, request));
      return sendPage(reply.code(422), signInPage({ ...result, branding }), branding);
    }
    const personId = result.login?.accountId ?? session?.accountId;
    const company = personId === undefined ? undefined : await companyForSignIn(platform.db, personId);
    if (company) rememberCompany(reply, company.id);
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });

  app.get('/identity/assets/sign-out.js', async (_request, reply) => reply.type('text/javascript').send(signOutScript));
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
