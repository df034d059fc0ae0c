import { t } from '@console/words';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { field } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { messagePage } from '../pages/MessagePage';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { speakToCustomers } from '../words/request-words';
import { acceptInvitation, findInvitation, type Invitation } from './invitations';

const SHORTEST_PASSWORD = 10;
const shortestPassword = () => t('At least {count} characters.', { count: SHORTEST_PASSWORD });

const nameSchema = (error: () => string) => z.string().trim().min(1, { error }).max(100);

const newPerson = z.object({
  firstName: nameSchema(() => t('Enter your first name.')),
  lastName: nameSchema(() => t('Enter your last name.')),
  password: z.string().min(SHORTEST_PASSWORD, { error: shortestPassword }).max(200),
});

/** Only the mail had the link, so the link proves the address. */
export async function invitationPages(app: FastifyInstance, platform: Platform): Promise<void> {
  const { consoleOrigins } = platform;
  speakToCustomers(app);

  app.get<{ Params: { secret: string } }>('/identity/invitation/:secret', async (request, reply) => {
    const invitation = await findInvitation(platform, request.params.secret);
    if (!invitation) return sendPage(reply.code(404), unknownInvitationPage(consoleOrigins));
    return sendPage(reply, invitationPage({ invitation }));
  });

  app.post<{ Params: { secret: string } }>('/identity/invitation/:secret', async (request, reply) => {
    const invitation = await findInvitation(platform, request.params.secret);
    if (!invitation) return sendPage(reply.code(404), unknownInvitationPage(consoleOrigins));
    const entered = invitation.person ? undefined : newPerson.safeParse(request.body);
    if (entered && !entered.success) {
      const { fieldErrors } = z.flattenError(entered.error);
      const values = request.body as Record<string, string>;
      return sendPage(reply.code(422), invitationPage({ invitation, values, fieldErrors }));
    }
    await acceptInvitation(platform, invitation, entered?.data);
    const welcome = messagePage(consoleOrigins, {
      title: t('Welcome to {company}', { company: invitation.company }),
      text: t('You can sign in with {email}.', { email: invitation.invite.email }),
      action: t('Continue to sign-in'),
    });
    return sendPage(reply, welcome);
  });
}

function unknownInvitationPage(consoleOrigins: string[]) {
  return messagePage(consoleOrigins, {
    title: t('This invitation is no longer valid'),
    text: t('It has already been accepted or withdrawn. Ask the person who invited you for a new invitation.'),
  });
}

interface InvitationState {
  invitation: Invitation;
  values?: Record<string, string>;
  fieldErrors?: Partial<Record<'firstName' | 'lastName' | 'password', string[]>>;
}

function invitationPage({ invitation, fieldErrors = {}, ...entered }: InvitationState): Html {
  const { company, role, invite, person } = invitation;
  const values = entered.values ?? proposedName(invite.name);
  const [firstError] = Object.keys(fieldErrors);
  const input = (name: 'firstName' | 'lastName', label: string, autocomplete: string) =>
    field({
      name,
      label,
      autocomplete,
      value: values[name],
      error: fieldErrors[name]?.[0],
      isFocused: (firstError ?? 'firstName') === name,
    });
  const title = t('Join {company}', { company });
  const content = html`<h1>${title}</h1>
<p class="lead">${t('You’ve been invited to join as {role} with the email address {email}.', { role, email: invite.email })}</p>
<form method="post" class="stack">
${
  person
    ? html`<p class="notice">${t('You already have an account. Accept to add this company to it.')}</p>`
    : html`<input type="hidden" name="username" value="${invite.email}" autocomplete="username">
${input('firstName', t('First name'), 'given-name')}
${input('lastName', t('Last name'), 'family-name')}
${field({ name: 'password', label: t('Password'), type: 'password', autocomplete: 'new-password', hint: shortestPassword(), error: fieldErrors.password?.[0], isFocused: firstError === 'password' })}`
}
<button class="button primary" type="submit">${t('Accept invitation')}</button>
</form>`;
  return page({ title, content });
}

function proposedName(name: string | null): Record<string, string> {
  const [, firstName = '', lastName = ''] = /^(.*?)\s*(\S*)$/.exec(name ?? '') ?? [];
  return firstName === '' ? { firstName: lastName, lastName: '' } : { firstName, lastName };
}
