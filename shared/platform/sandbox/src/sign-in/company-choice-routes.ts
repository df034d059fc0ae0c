import { t } from '@console/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as z from 'zod';
import { pageBrandingOf, rememberCompany } from '../branding/page-branding';
import { chooseCompany, companiesOf, companyForSignIn } from '../identity/company-choice';
import { messagePage } from '../pages/MessagePage';
import { sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { speakToCustomers } from '../words/request-words';
import { companyChoicePage } from './CompanyChoicePage';

const URL_PATH = '/identity/customer/resolve';

export async function companyChoiceRoutes(app: FastifyInstance, platform: Platform, provider: Provider): Promise<void> {
  const { db, consoleOrigins } = platform;
  speakToCustomers(app);

  app.get(URL_PATH, async (request, reply) => {
    const returnUrl = allowedReturnUrl(request.query, consoleOrigins);
    if (!returnUrl) return sendPage(reply.code(400), refusedReturnPage(consoleOrigins));
    const personId = await signedInPerson(provider, request, reply);
    const companies = personId ? await companiesOf(db, personId) : [];
    if (!personId || companies.length < 2) return reply.redirect(returnUrl, 303);
    const current = await companyForSignIn(db, personId);
    const branding = await pageBrandingOf(platform, current?.id);
    return sendPage(reply, companyChoicePage({ companies, currentId: current?.id, returnUrl, branding }), branding);
  });

  app.post(URL_PATH, async (request, reply) => {
    const returnUrl = allowedReturnUrl(request.body, consoleOrigins);
    if (!returnUrl) return sendPage(reply.code(400), refusedReturnPage(consoleOrigins));
    const { customerId } = z.object({ customerId: z.string() }).parse(request.body);
    const personId = await signedInPerson(provider, request, reply);
    if (personId && (await chooseCompany(db, personId, customerId))) rememberCompany(reply, customerId);
    return reply.redirect(returnUrl, 303);
  });
}

/** Allows known consoles only. */
function allowedReturnUrl(source: unknown, consoleOrigins: string[]): string | undefined {
  const { data } = z.object({ returnUrl: z.url({ protocol: /^https?$/ }) }).safeParse(source);
  return data && consoleOrigins.includes(new URL(data.returnUrl).origin) ? data.returnUrl : undefined;
}

async function signedInPerson(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) {
  const session = await provider.Session.get(provider.createContext(raw, reply.raw));
  return session.accountId;
}

function refusedReturnPage(consoleOrigins: string[]) {
  return messagePage(consoleOrigins, {
    title: t('This link doesn’t work'),
    text: t('The return address doesn’t belong to this console. Open the console and try again.'),
  });
}
