import { t } from '@console/words';
import { and, asc, eq } from 'drizzle-orm';
import { demandRow } from '../calls/refusal';
import { customers, members, people } from '../db/schema';
import { PERSONAS } from '../identity/personas';
import { notificationMail } from '../notifications/notification-mail';
import { ACCOUNT_APPROVED } from '../notifications/notification-types';
import { html } from '../pages/html';
import type { Platform } from '../platform/platform';

export async function readPendingCompanies({ db }: Platform) {
  const pending = await db
    .select()
    .from(customers)
    .where(eq(customers.isActive, false))
    .orderBy(asc(customers.registeredAt));
  return pending.map(({ id, name, orgNumber, country, registeredAt, registrationAnswers }) => ({
    id,
    name,
    orgNumber,
    country: country.name,
    registeredDate: registeredAt === null ? null : new Date(registeredAt).toISOString(),
    answers: registrationAnswers ?? {},
  }));
}

export type PendingCompany = Awaited<ReturnType<typeof readPendingCompanies>>[number];

/** Of a question at registration. */
export const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** Open to anybody who tries the sandbox; `?waiting=` comes first. */
export const APPROVAL_PATH = '/platform/companies';

export async function mailStaff({ mailer, issuer }: Platform, companyId: string, name: string, by: string) {
  const link = `${issuer}${APPROVAL_PATH}?${new URLSearchParams({ waiting: companyId })}`;
  const text = `${by} has registered ${name}. It waits for the platform’s approval.\n\nApprove ${name}:\n${link}`;
  const body = html`<p>${by} has registered ${name}. It waits for the platform’s approval.</p><p><a href="${link}">Approve ${name}</a></p>`;
  await mailer.send({ to: PERSONAS.staff.email, subject: `${name} waits for approval`, text, html: body.markup });
}

export async function readApprovedName({ db }: Platform, companyId = ''): Promise<string | undefined> {
  const isApproved = and(eq(customers.id, companyId), eq(customers.isActive, true));
  const [company] = await db.select({ name: customers.name }).from(customers).where(isApproved);
  return company?.name;
}

/** HOST-011. Takes effect with the users' next token. */
export async function approveCompany(platform: Platform, companyId: string): Promise<void> {
  const { db, mailer, consoleOrigins } = platform;
  const isPending = and(eq(customers.id, companyId), eq(customers.isActive, false));
  // Two simultaneous approvals must send mails once.
  const company = await demandRow(
    db.update(customers).set({ isActive: true }).where(isPending).returning(),
    t('This company isn’t awaiting approval. It may already have been approved.'),
  );
  const users = await db
    .select({ email: people.email, firstName: people.firstName })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .where(eq(members.customerId, company.id));
  for (const { email, firstName } of users) {
    const values = { companyName: company.name, recipientName: firstName, consoleLink: `${consoleOrigins[0]}/` };
    const approval = { customerId: company.id, typeId: ACCOUNT_APPROVED, to: email, values };
    await mailer.send(await notificationMail(platform, approval), company.id);
  }
}
