import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { approveCompany, readApprovedName, readPendingCompanies } from './company-approval';
import { companyRegister } from './company-register';
import type { Platform } from '../platform/platform';
import { companiesPage } from './CompaniesPage';
import { sendPage } from '../pages/send-page';

const URL_PATH = '/platform/companies';
const approval = z.object({ companyId: z.string() });

/** Open like the outbox: it stands in for a system that the sandbox has not, and whoever tries the console is both sides. */
export async function companyApprovalRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get<{ Querystring: { approved?: string } }>(URL_PATH, async (request, reply) => {
    const pending = await readPendingCompanies(platform);
    const approved = await readApprovedName(platform, request.query.approved);
    return sendPage(reply, companiesPage({ pending, register: companyRegister, approved }));
  });

  app.post(URL_PATH, async (request, reply) => {
    const { companyId } = approval.parse(request.body);
    await approveCompany(platform, companyId);
    return reply.redirect(`${URL_PATH}?${new URLSearchParams({ approved: companyId })}`, 303);
  });
}
